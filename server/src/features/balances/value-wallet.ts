import { orderHoldings } from '@windhover/core/balances/order-holdings'
import { type MicroUsd, sumMicro, valueHolding } from '@windhover/core/balances/value-holding'
import type { FeatureParts } from '../../composition/feature.ts'
import { type Market, type MarketParts, readMarket } from '../prices/index.ts'
import { type Holding, type Look, readHoldings } from './read-holdings.ts'

/** Of a wallet full of gifts nobody asked for, only the first are priced. */
const PRICED_MAX = 200

export type BalanceParts = MarketParts & Pick<FeatureParts, 'chains'>

export type WalletHolding = Omit<Holding, 'amountRaw'> & {
  readonly amountRaw: bigint
  readonly logo: string | null
  readonly priceUsd: number | null
  readonly pricedAtMs: number | null
  readonly priceChange24hPct: number | null
  readonly marketCapUsd: number | null
  readonly valueMicro: MicroUsd | null
}

export type ReadingMark = {
  readonly state: 'known' | 'stale' | 'unknown'
  readonly observedAtMs: number | null
}

/** Everything there is to say about one address on one chain. */
export type Wallet = ReadingMark & {
  readonly holdings: readonly WalletHolding[]
  readonly totalMicro: MicroUsd
  /** False when something held has no price and is not in the total. */
  readonly isTotalComplete: boolean
}

export async function valueWallet(parts: BalanceParts, look: Look): Promise<Wallet> {
  const reading = await readHoldings(parts, look)
  if (reading.state === 'unknown') {
    return { state: 'unknown', observedAtMs: null, holdings: [], totalMicro: 0n, isTotalComplete: false }
  }
  const { state, observedAtMs } = reading
  const holdings = orderHoldings(await valueAll(parts, look, reading.value))
  return {
    state,
    observedAtMs,
    holdings,
    totalMicro: sumMicro(holdings.map(({ valueMicro }) => valueMicro)),
    isTotalComplete: holdings.every(({ amountRaw, valueMicro }) => amountRaw === 0n || valueMicro !== null),
  }
}

async function valueAll(
  parts: BalanceParts,
  { chain }: Look,
  holdings: readonly Holding[],
): Promise<WalletHolding[]> {
  const priced = holdings.slice(0, PRICED_MAX).map(({ token: address }) => ({ chain, address }))
  const market = await readMarket(parts, priced)
  return holdings.map((holding, place) => describe(holding, market[place]))
}

function describe(holding: Holding, market: Market | undefined): WalletHolding {
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
    priceChange24hPct: market?.change24hPct ?? null,
    marketCapUsd,
    valueMicro: priceUsd === null ? null : valueHolding({ amountRaw, decimals: holding.decimals, priceUsd }),
  }
}
