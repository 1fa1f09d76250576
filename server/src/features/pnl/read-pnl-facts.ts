import { sumMicro } from '@windhover/core/balances/value-holding'
import type { ChainId } from '@windhover/core/chains/chain'
import { spanStarts } from '@windhover/core/pnl/measure-spans'
import type { PnlAsset, PnlFacts } from '@windhover/core/pnl/pnl-facts'
import type { VaultView } from '@windhover/core/vaults/contract'
import { nameAsset, readWallets } from '../balances/index.ts'
import { assetKey } from './group-moves.ts'
import type { PnlParts } from './parts.ts'
import { type PastPrices, readPricesAt } from './read-prices-at.ts'
import { type KnownToken, type PastTransactions, readTransactions } from './read-transactions.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A bound on what one answer asks of the sources of candles; the most valuable first. */
const PRICED_MAX = 60

export type KnownFacts = {
  readonly facts: PnlFacts
  /** What the chains call what is held, by asset. */
  readonly symbols: ReadonlyMap<string, string>
  /** False where a network or a history could not be read. */
  readonly isComplete: boolean
}

/** Everything that follows is worked out from this. Whatever cannot be read is unknown in it, never nothing. */
export async function readPnlFacts(
  parts: PnlParts,
  { vault, utcOffsetMinutes }: { vault: VaultView; utcOffsetMinutes: number },
): Promise<KnownFacts> {
  const nowMs = parts.clock.now().getTime()
  const offsetMs = utcOffsetMinutes * MINUTE_MS
  const dayStartMs = Math.floor((nowMs + offsetMs) / DAY_MS) * DAY_MS - offsetMs
  const [wallets, past] = await Promise.all([
    readWallets(parts, vault, false),
    readTransactions(parts, vault),
  ])
  const isKnown = Object.values(wallets).every(({ state }) => state === 'known')
  const { transactions, knownSinceMs, moved } = past ?? unreadable(nowMs)
  const held = gatherHeld(parts, wallets)
  const assets = joinAssets(held, moved)
  const starts = spanStarts({ nowMs, dayStartMs }).map(({ fromMs }) => fromMs)
  const firstMs = transactions[0]?.atMs ?? nowMs
  const prices = await readPrices(parts, {
    assets,
    transactions,
    nowMs,
    startsMs: starts.filter((ms) => ms >= firstMs),
  })
  const facts: PnlFacts = {
    nowMs,
    dayStartMs,
    totalMicro: isKnown ? sumMicro(Object.values(wallets).map(({ totalMicro }) => totalMicro)) : null,
    assets: assets.map((asset) => ({
      ...asset,
      isCounted:
        asset.amountRaw > 0n ? asset.valueMicro !== null : (prices.get(asset.asset)?.isTraded ?? false),
    })),
    transactions,
    knownSinceMs,
    priceAt: (asset, atMs) => prices.get(asset)?.at(atMs) ?? null,
  }
  return { facts, symbols: listSymbols(parts, wallets), isComplete: isKnown && past !== null }
}

type KnownWallets = Awaited<ReturnType<typeof readWallets>>

function listSymbols(parts: PnlParts, wallets: KnownWallets): ReadonlyMap<string, string> {
  return new Map(
    Object.values(wallets).flatMap(({ chain, holdings }) =>
      holdings.flatMap(({ token, symbol }) =>
        symbol === null ? [] : [[assetKey(chain, nameAsset(parts, { chain, token })), symbol] as const],
      ),
    ),
  )
}

const unreadable = (nowMs: number): PastTransactions => ({
  transactions: [],
  knownSinceMs: nowMs,
  moved: new Map(),
})

type Asset = Omit<PnlAsset, 'isCounted'>

function gatherHeld(parts: PnlParts, wallets: KnownWallets): readonly Asset[] {
  const all = (Object.keys(wallets) as ChainId[]).flatMap((chain) =>
    wallets[chain].holdings
      .filter(({ amountRaw }) => amountRaw > 0n)
      .map((holding) => ({ ...holding, chain, token: nameAsset(parts, { chain, token: holding.token }) })),
  )
  const byAsset = Map.groupBy(all, ({ chain, token }) => assetKey(chain, token))
  return [...byAsset].flatMap(([asset, holdings]) => {
    const [first] = holdings
    if (first === undefined) return []
    const values = holdings.map(({ valueMicro }) => valueMicro)
    return [
      {
        asset,
        chain: first.chain,
        token: first.token,
        decimals: first.decimals,
        amountRaw: holdings.reduce((sum, { amountRaw }) => sum + amountRaw, 0n),
        valueMicro: values.includes(null) ? null : sumMicro(values),
      },
    ]
  })
}

/** What is held, the most valuable first, then what is gone. */
function joinAssets(held: readonly Asset[], moved: ReadonlyMap<string, KnownToken>): readonly Asset[] {
  const known = new Set(held.map(({ asset }) => asset))
  const gone = [...moved].filter(([asset]) => !known.has(asset))
  return [
    ...held.toSorted((one, other) => Number((other.valueMicro ?? 0n) - (one.valueMicro ?? 0n))),
    ...gone.map(([asset, token]) => ({ asset, ...token, amountRaw: 0n, valueMicro: null })),
  ]
}

async function readPrices(
  parts: PnlParts,
  asked: Pick<PastTransactions, 'transactions'> & {
    assets: readonly Asset[]
    startsMs: readonly number[]
    nowMs: number
  },
): Promise<ReadonlyMap<string, PastPrices>> {
  const { transactions, startsMs, nowMs } = asked
  return new Map(
    await Promise.all(
      asked.assets.slice(0, PRICED_MAX).map(async ({ asset, chain, token }) => {
        const moments = transactions
          .filter(({ changes }) => changes.some((change) => change.asset === asset))
          .map(({ atMs }) => atMs)
        const momentsMs = [...moments, ...startsMs]
        return [asset, await readPricesAt(parts, { chain, token, momentsMs, nowMs })] as const
      }),
    ),
  )
}
