import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import type { ChangeView, IntentView } from '@windhover/core/transactions/contract'
import { tradeSides } from '@windhover/core/transactions/trade-sides'
import { priceKeyOf, wrappedSol } from '../price-key.ts'

/** One trade of the vault. Null is what its receipt does not tell. */
export type Fill = {
  /** Of the intent it came from. */
  readonly id: string
  readonly side: 'buy' | 'sell'
  readonly atMs: number
  readonly amountRaw: bigint | null
  readonly decimals: number
  /** What one token cost or brought. */
  readonly priceUsd: number | null
  readonly valueUsd: number | null
  readonly explorerUrl: string | null
}

type Token = { readonly chain: ChainId; readonly address: string }

/** The swaps of this vault in which the token was bought or sold, oldest first. */
export function readFills(intents: readonly IntentView[], token: Token): readonly Fill[] {
  return intents
    .flatMap((view) => readFill(view, token) ?? [])
    .toSorted((one, other) => one.atMs - other.atMs)
}

function readFill(view: IntentView, token: Token): Fill | null {
  const { intent, state, receipt, changedAt, explorerUrl } = view
  const trade = tradeSides(intent)
  if (trade === null || state !== 'CONFIRMED' || intent.chain !== token.chain) return null
  const [soldToken, boughtToken] = [trade.sold.token, trade.bought.token]
  const isToken = (address: string) => priceKeyOf({ ...token, address }) === priceKeyOf(token)
  const side = isToken(boughtToken) ? 'buy' : isToken(soldToken) ? 'sell' : null
  if (side === null) return null
  const changes = receipt?.executed ?? []
  const other = side === 'buy' ? soldToken : boughtToken
  const own = changes.find((change) => isToken(change.token))
  const paid = changes.find((change) => change.token === other || isCoinOf(change.token, other))
  const valueUsd = worthOf(own, paid)
  return {
    id: intent.id,
    side,
    atMs: Date.parse(receipt?.confirmedAt ?? changedAt),
    amountRaw: own === undefined ? null : BigInt(own.amountRaw.replace('-', '')),
    decimals: own?.decimals ?? 0,
    priceUsd: priceOf(own, valueUsd),
    valueUsd,
    explorerUrl,
  }
}

/** What left or came on the other side says what it cost; the value of the token itself only stands in for it. */
function worthOf(own: ChangeView | undefined, paid: ChangeView | undefined): number | null {
  const usd = paid?.amountUsd ?? own?.amountUsd ?? null
  return usd === null ? null : Math.abs(usd)
}

function priceOf(own: ChangeView | undefined, valueUsd: number | null): number | null {
  if (own === undefined || valueUsd === null) return null
  const amount = Math.abs(Number(own.amountRaw)) / 10 ** own.decimals
  return amount > 0 ? valueUsd / amount : null
}

function isCoinOf(token: string, other: string): boolean {
  return token === NATIVE && other === wrappedSol
}
