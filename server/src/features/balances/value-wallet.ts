import { NATIVE } from '@windhover/core/balances/constants'
import { orderHoldings } from '@windhover/core/balances/order-holdings'
import { type MicroUsd, sumMicro, valueHolding } from '@windhover/core/balances/value-holding'
import type { CombinedPrice } from '@windhover/core/prices/combine-prices'
import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import type { FeatureParts } from '../../composition/feature.ts'
import { readPrices } from '../prices/index.ts'
import { type Holding, type Look, readHoldings } from './read-holdings.ts'
import { readTokenFacts, type TokenFact } from './read-token-facts.ts'

/** Of a wallet full of gifts nobody asked for, only the first are priced. */
const PRICED_MAX = 200

export type BalanceParts = Pick<
  FeatureParts,
  'chains' | 'tokenIndexes' | 'readings' | 'tickLog' | 'watchedTokens' | 'clock' | 'wrappings' | 'log'
>

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
  // Indexes and feeds know SOL by its token form.
  const listedAs = (token: string) =>
    chain === 'solana' && token === NATIVE ? parts.wrappings.solana.wrappedToken : token
  const priced = holdings.slice(0, PRICED_MAX).map(({ token }) => listedAs(token))
  const [facts, prices] = await Promise.all([
    readTokenFacts(parts, { chain, addresses: priced }),
    readLivePrices(
      parts,
      priced.map((address) => tokenKey(chain, address)),
    ),
  ])
  return holdings.map((holding) => {
    const address = listedAs(holding.token)
    return describe(holding, facts.get(address), prices.get(tokenKey(chain, address)))
  })
}

async function readLivePrices(
  parts: BalanceParts,
  tokens: readonly TokenKey[],
): Promise<ReadonlyMap<TokenKey, CombinedPrice>> {
  if (tokens.length === 0) return new Map()
  try {
    return await readPrices(parts, tokens)
  } catch (error) {
    parts.log.warn({ err: error }, 'live prices are away')
    return new Map()
  }
}

function describe(
  holding: Holding,
  fact: TokenFact | undefined,
  live: CombinedPrice | undefined,
): WalletHolding {
  const { price: priceUsd, atMs: pricedAtMs } = pickPrice(fact, live)
  const amountRaw = BigInt(holding.amountRaw)
  return {
    ...holding,
    symbol: holding.symbol ?? fact?.symbol ?? null,
    name: holding.name ?? fact?.name ?? null,
    amountRaw,
    logo: fact?.logo ?? null,
    priceUsd,
    pricedAtMs,
    priceChange24hPct: fact?.priceChange24hPct ?? null,
    marketCapUsd: fact?.marketCapUsd ?? null,
    valueMicro: priceUsd === null ? null : valueHolding({ amountRaw, decimals: holding.decimals, priceUsd }),
  }
}

/** A living price first, then the index's of the last minute, then the last one anybody heard. */
function pickPrice(
  fact: TokenFact | undefined,
  live: CombinedPrice | undefined,
): { price: number | null; atMs: number | null } {
  const heard = live === undefined ? null : { price: live.priceUsd, atMs: live.observedAtMs }
  if (heard !== null && live?.state !== 'stale') return heard
  const listed = fact?.priceUsd ?? null
  if (listed !== null && listed > 0) return { price: listed, atMs: null }
  return heard ?? { price: null, atMs: null }
}
