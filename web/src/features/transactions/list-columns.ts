import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import { VENUE_LABELS } from '@windhover/core/swaps/venues'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { tokenFacts } from './describe-intent.ts'
import { swapOf } from './read-swap.ts'

type Column = readonly [name: string, read: (view: IntentView) => string]

/** Every digit of every amount: people add these up. */
const COLUMNS: readonly Column[] = [
  ['created_at', ({ createdAt }) => createdAt],
  ['confirmed_at', ({ receipt }) => receipt?.confirmedAt ?? ''],
  ['state', ({ state }) => state],
  ['type', ({ intent }) => intent.type],
  ['chain', ({ intent }) => CHAINS[intent.chain].name],
  ['amount', (view) => amountText(view)],
  ['amount_raw', ({ intent }) => rawOf(intent)],
  ['token', (view) => tokenFacts(view, tokenOf(view))?.symbol ?? ''],
  ['token_address', tokenOf],
  ['recipient', ({ intent }) => (intent.type === 'transfer' ? intent.to : '')],
  ['changes', ({ receipt }) => (receipt?.executed ?? []).map(exact).join('; ')],
  ['fees', ({ receipt }) => (receipt?.fees ?? []).map(exact).join('; ')],
  ['failure', ({ failure }) => failure ?? ''],
  ['origin', ({ origin }) => origin],
  ['transaction', ({ transactionId }) => transactionId ?? ''],
  ['explorer', ({ explorerUrl }) => explorerUrl ?? ''],
  ['intent_id', ({ intent }) => intent.id],
  ['venue', ({ intent }) => (intent.type === 'swap' ? VENUE_LABELS[intent.venue] : '')],
  ['bought_token', (view) => boughtSymbol(view)],
  ['bought_token_address', ({ intent }) => (intent.type === 'swap' ? intent.buyToken : '')],
  ['bought_quoted', (view) => boughtText(view, 'quotedBuyRaw')],
  ['bought', (view) => boughtText(view, 'executedBuyRaw')],
  ['price_impact_pct', ({ receipt }) => receipt?.swap?.priceImpactPct?.toString() ?? ''],
  ['order', ({ receipt }) => receipt?.swap?.orderId ?? ''],
]

export const CSV_HEAD: readonly string[] = COLUMNS.map(([name]) => name)

export function toCsvRow(view: IntentView): readonly string[] {
  return COLUMNS.map(([, read]) => read(view))
}

function tokenOf({ intent }: IntentView): string {
  if (intent.type === 'swap') return intent.sellToken
  return 'token' in intent ? intent.token : NATIVE
}

function amountText(view: IntentView): string {
  const { intent } = view
  const amountRaw = rawOf(intent)
  if (amountRaw === '' || amountRaw === 'all') return amountRaw
  const facts = tokenFacts(view, tokenOf(view))
  return facts === null ? '' : formatAmount(BigInt(amountRaw), facts.decimals)
}

/** What goes out of the vault; nothing does when a token is accepted. */
function rawOf(intent: Intent): string {
  if (intent.type === 'swap') return intent.sellAmountRaw
  return 'amountRaw' in intent ? intent.amountRaw : ''
}

function boughtSymbol(view: IntentView): string {
  return view.intent.type === 'swap' ? (tokenFacts(view, view.intent.buyToken)?.symbol ?? '') : ''
}

function boughtText(view: IntentView, which: 'quotedBuyRaw' | 'executedBuyRaw'): string {
  const swapped = swapOf(view)
  const raw = swapped?.swap[which] ?? null
  return swapped === null || raw === null ? '' : formatAmount(BigInt(raw), swapped.buy.decimals)
}

function exact(part: { amountRaw: string; decimals: number; symbol: string | null; token: string }): string {
  return `${formatAmount(BigInt(part.amountRaw), part.decimals)} ${part.symbol ?? part.token}`
}
