import type { HistoryRange } from '@windhover/core/balances/contract'
import {
  type PastAsset,
  reconstructValues,
  type TimedValue,
} from '@windhover/core/balances/reconstruct-values'
import { stepFor, stepsBetween, type ValueStep } from '@windhover/core/balances/value-steps'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { type GatheredAsset, gatherAssets } from './gather-assets.ts'
import { type Moves, readMoves } from './read-moves.ts'
import { addressOn, readWallets } from './read-overview.ts'
import { readPastPrices } from './read-past-prices.ts'
import type { WalletParts } from './value-wallet.ts'
import type { Wallets } from './view-overview.ts'

/** A first deposit comes in several payments; the line begins when they are there. */
const FIRST_DEPOSIT_MS = 60_000
/** A bound on what one line asks of the sources of candles. */
const ASSETS_MAX = 40

export type PastLine = {
  readonly fromMs: number
  readonly stepMs: number
  readonly values: readonly TimedValue[]
}
type Asked = {
  readonly vault: VaultView
  readonly range: HistoryRange
  readonly sinceMs: number
  readonly nowMs: number
}

/** The line of a vault as it follows from holdings, moves and candles; null where one of them cannot be told. */
export async function workBack(parts: WalletParts, asked: Asked): Promise<PastLine | null> {
  const [wallets, histories] = await Promise.all([
    readWallets(parts, asked.vault, false),
    readHistories(parts, asked),
  ])
  if (histories === null || Object.values(wallets).some(({ state }) => state !== 'known')) return null
  const assets = histories.flatMap(({ chain, moves }) =>
    gatherAssets(parts, { chain, moves, holdings: wallets[chain].holdings }),
  )
  const { nowMs } = asked
  const fromMs = isUntouched(wallets, histories) ? nowMs : beginningOf(histories, asked)
  const step = stepFor(nowMs - fromMs)
  const { stepMs } = step
  if (fromMs >= nowMs) return { fromMs, stepMs, values: [] }
  if (assets.length === 0 || assets.length > ASSETS_MAX) return null
  const priced = await Promise.all(assets.map((asset) => priceAsset(parts, asset, step)))
  return { fromMs, stepMs, values: reconstructValues(priced.flat(), stepsBetween(fromMs, nowMs, stepMs)) }
}

/** Nothing came yet: there is no line, not even one of zeros. */
function isUntouched(wallets: Wallets, histories: readonly ChainMoves[]): boolean {
  const holdings = Object.values(wallets).flatMap((wallet) => wallet.holdings)
  return (
    holdings.every(({ amountRaw }) => amountRaw === 0n) && histories.every(({ moves }) => moves.length === 0)
  )
}

type ChainMoves = Moves & { readonly chain: ChainId }

async function readHistories(
  parts: WalletParts,
  { vault, range, sinceMs }: Asked,
): Promise<readonly ChainMoves[] | null> {
  const chains: readonly ChainId[] = ['solana', 'hedera', 'ethereum', 'bsc']
  const found = await Promise.all(
    chains.map(async (chain) => {
      const known = await readMoves(parts, { chain, address: addressOn(chain, vault), sinceMs, name: range })
      return known === null ? [] : [{ chain, ...known }]
    }),
  )
  return found.every(({ length }) => length > 0) ? found.flat() : null
}

/** With the first deposit, or where the histories begin. A vault cannot have held anything before it was made. */
function beginningOf(histories: readonly ChainMoves[], { vault, sinceMs }: Asked): number {
  const known = histories.flatMap((history) => history.sinceMs ?? [])
  if (known.length > 0) return Math.max(sinceMs, ...known)
  const times = histories.flatMap(({ moves }) => moves.map(({ atMs }) => atMs))
  const first = times.length > 0 ? Math.min(...times) + FIRST_DEPOSIT_MS : Date.parse(vault.createdAt)
  return Math.max(sinceMs, first)
}

/** Nothing for what is gone and was never traded: nobody could say that it was worth anything. */
async function priceAsset(
  parts: WalletParts,
  { chain, token, isCounted, ...asset }: GatheredAsset,
  step: ValueStep,
): Promise<PastAsset[]> {
  const prices = await readPastPrices(parts, { chain, token, step })
  const isUnknown = prices === null
  return isCounted || isUnknown || prices.length > 0 ? [{ ...asset, prices: prices ?? [] }] : []
}
