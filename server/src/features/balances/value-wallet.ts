import { orderHoldings } from '@windhover/core/balances/order-holdings'
import { type MicroUsd, sumMicro, valueHolding } from '@windhover/core/balances/value-holding'
import type { ChainId } from '@windhover/core/chains/chain'
import type { Parts } from '../../composition/feature.ts'
import { type Market, marketNeeds, readMarket } from '../prices/index.ts'
import { type Holding, type Look, readHoldings } from './read-holdings.ts'

/** Of a wallet full of gifts nobody asked for, only the first are priced. */
const PRICED_MAX = 200

export const walletNeeds = [...marketNeeds, 'chains'] as const
export type WalletParts = Parts<typeof walletNeeds>

/** A holding with its prices and worth, exact; `viewWallet` puts it into the words of the contract. */
export type WalletHolding = Omit<Holding, 'amountRaw'> & {
  readonly amountRaw: bigint
  readonly logo: string | null
  readonly priceUsd: number | null
  readonly pricedAtMs: number | null
  readonly change24hPct: number | null
  readonly marketCapUsd: number | null
  readonly valueMicro: MicroUsd | null
  /** The coin of the chain in its token form. */
  readonly isWrapped: boolean
}

export type ReadingMark = {
  readonly state: 'known' | 'stale' | 'unknown'
  readonly observedAtMs: number | null
}

/** Everything there is to say about one address on one chain. */
export type Wallet = ReadingMark & {
  readonly chain: ChainId
  readonly address: string
  readonly holdings: readonly WalletHolding[]
  readonly totalMicro: MicroUsd
  /** False when something held has no price and is not in the total. */
  readonly isTotalComplete: boolean
}

export async function valueWallet(parts: WalletParts, look: Look): Promise<Wallet> {
  const { chain, address } = look
  const reading = await readHoldings(parts, look)
  if (reading.state === 'unknown') {
    const nothing = { holdings: [], totalMicro: 0n, isTotalComplete: false }
    return { chain, address, state: 'unknown', observedAtMs: null, ...nothing }
  }
  const { state, observedAtMs } = reading
  const holdings = orderHoldings(await valueAll(parts, look, reading.value))
  return {
    ...{ chain, address, state, observedAtMs, holdings },
    totalMicro: sumMicro(holdings.map(({ valueMicro }) => valueMicro)),
    isTotalComplete: holdings.every(({ amountRaw, valueMicro }) => amountRaw === 0n || valueMicro !== null),
  }
}

async function valueAll(
  parts: WalletParts,
  { chain }: Look,
  holdings: readonly Holding[],
): Promise<WalletHolding[]> {
  const priced = holdings.slice(0, PRICED_MAX).map(({ token: address }) => ({ chain, address }))
  const market = await readMarket(parts, priced)
  const wrapped = wrappedTokenOn(parts, chain)
  return holdings.map((holding, place) => ({
    ...describe(holding, market[place]),
    isWrapped: holding.token === wrapped,
  }))
}

/** Null where the product wraps no coin. */
function wrappedTokenOn({ wrappings }: WalletParts, chain: ChainId): string | null {
  return chain === 'solana' || chain === 'hedera' ? wrappings[chain].wrappedToken : null
}

function describe(holding: Holding, market: Market | undefined): Omit<WalletHolding, 'isWrapped'> {
  const { priceUsd = null, observedAtMs: pricedAtMs = null, marketCapUsd = null } = market ?? {}
  const amountRaw = BigInt(holding.amountRaw)
  return {
    ...holding,
    symbol: holding.symbol ?? market?.listing?.symbol ?? null,
    name: holding.name ?? market?.listing?.name ?? null,
    amountRaw,
    logo: market?.listing?.logo ?? null,
    priceUsd,
    pricedAtMs,
    change24hPct: market?.change24hPct ?? null,
    marketCapUsd,
    valueMicro: priceUsd === null ? null : valueHolding({ amountRaw, decimals: holding.decimals, priceUsd }),
  }
}
