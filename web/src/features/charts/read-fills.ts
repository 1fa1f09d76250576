import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import type { Candle } from '@windhover/core/tokens/contract'
import type { ChangeView, IntentView } from '@windhover/core/transactions/contract'
import { priceKeyOf, wrappedSol } from '../../lib/price-key.ts'
import type { ShownWindow } from './copy.ts'

export type Fill = {
  readonly side: 'buy' | 'sell'
  readonly atMs: number
  /** What one token cost or brought; null where nobody could value it. */
  readonly priceUsd: number | null
}

type Token = { readonly chain: ChainId; readonly address: string }

/** The swaps of this vault in which the token was bought or sold, oldest first. */
export function readFills(intents: readonly IntentView[], token: Token): readonly Fill[] {
  return intents
    .flatMap((view) => readFill(view, token) ?? [])
    .toSorted((one, other) => one.atMs - other.atMs)
}

function readFill({ intent, state, receipt, changedAt }: IntentView, token: Token): Fill | null {
  if (intent.type !== 'swap' || state !== 'CONFIRMED' || intent.chain !== token.chain) return null
  const isToken = (address: string) => priceKeyOf({ ...token, address }) === priceKeyOf(token)
  const side = isToken(intent.buyToken) ? 'buy' : isToken(intent.sellToken) ? 'sell' : null
  if (side === null) return null
  const changes = receipt?.executed ?? []
  const other = side === 'buy' ? intent.sellToken : intent.buyToken
  const own = changes.find((change) => isToken(change.token))
  const paid = changes.find((change) => change.token === other || isCoinOf(change.token, other))
  return { side, atMs: Date.parse(receipt?.confirmedAt ?? changedAt), priceUsd: priceOf(own, paid) }
}

/** What left or came on the other side says what it cost; the value of the token itself only stands in for it. */
function priceOf(own: ChangeView | undefined, paid: ChangeView | undefined): number | null {
  const usd = paid?.amountUsd ?? own?.amountUsd ?? null
  if (own === undefined || usd === null) return null
  const amount = Math.abs(Number(own.amountRaw)) / 10 ** own.decimals
  return amount > 0 ? Math.abs(usd) / amount : null
}

function isCoinOf(token: string, other: string): boolean {
  return token === NATIVE && other === wrappedSol
}

/** Those of each candle, by the second it opened; fills before the first candle have none to stand at. */
export function placeFills(
  fills: readonly Fill[],
  candles: readonly Candle[],
  window: ShownWindow,
): ReadonlyMap<number, readonly Fill[]> {
  const placed = new Map<number, Fill[]>()
  for (const fill of fills) {
    const atS = Math.floor(fill.atMs / 1_000)
    const candle = candles.findLast(({ time }) => time <= atS)
    // A quiet market leaves candles out; such a fill stands at the one before it, but not at any before that.
    if (candle === undefined || atS - candle.time >= 2 * WINDOW_SECONDS[window]) continue
    placed.set(candle.time, [...(placed.get(candle.time) ?? []), fill])
  }
  return placed
}
