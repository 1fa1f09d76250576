import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { IntentView } from '@windhover/core/transactions/contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { boughtToken } from '@windhover/core/transactions/trade-sides'
import { kindViewOf } from '../../money/intents/intent-kind-view.ts'
import { tokenFacts } from '../../money/intents/token-facts.ts'
import { swapOf } from './read-swap.ts'

/** As much as there was. */
const ALL = 'all'

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
  ['recipient', ({ intent }) => kindOf(intent).recipient(intent) ?? ''],
  ['changes', ({ receipt }) => (receipt?.executed ?? []).map(exact).join('; ')],
  ['fees', ({ receipt }) => (receipt?.fees ?? []).map(exact).join('; ')],
  ['failure', ({ failure }) => failure?.text ?? ''],
  ['origin', ({ origin }) => origin],
  ['transaction', ({ transactionId }) => transactionId ?? ''],
  ['explorer', ({ explorerUrl }) => explorerUrl ?? ''],
  ['intent_id', ({ intent }) => intent.id],
  ['venue', ({ intent }) => kindViewOf(intent).venue?.(intent) ?? ''],
  ['bought_token', (view) => boughtSymbol(view)],
  ['bought_token_address', ({ intent }) => boughtToken(intent) ?? ''],
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
  return kindOf(intent).token(intent)
}

function amountText(view: IntentView): string {
  const { intent } = view
  const amountRaw = rawOf(intent)
  if (amountRaw === '' || amountRaw === ALL) return amountRaw
  const facts = tokenFacts(view, tokenOf(view))
  return facts === null ? '' : formatAmount(BigInt(amountRaw), facts.decimals)
}

/** What goes out of the vault; nothing does when a token is accepted. */
function rawOf(intent: Intent): string {
  const [out] = kindOf(intent).outflows(intent)
  return out === undefined ? '' : (out.amountRaw?.toString() ?? ALL)
}

function boughtSymbol(view: IntentView): string {
  const token = boughtToken(view.intent)
  return token === null ? '' : (tokenFacts(view, token)?.symbol ?? '')
}

function boughtText(view: IntentView, which: 'quotedBuyRaw' | 'executedBuyRaw'): string {
  const swapped = swapOf(view)
  const raw = swapped?.swap[which] ?? null
  return swapped === null || raw === null ? '' : formatAmount(BigInt(raw), swapped.buy.decimals)
}

function exact(part: {
  amountRaw: RawAmount
  decimals: number
  symbol: string | null
  token: string
}): string {
  return `${formatAmount(BigInt(part.amountRaw), part.decimals)} ${part.symbol ?? part.token}`
}
