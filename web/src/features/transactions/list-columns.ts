import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { IntentView } from '@windhover/core/transactions/contract'
import { tokenFacts } from './describe-intent.ts'

type Column = readonly [name: string, read: (view: IntentView) => string]

/** Every digit of every amount: people add these up. */
const COLUMNS: readonly Column[] = [
  ['created_at', ({ createdAt }) => createdAt],
  ['confirmed_at', ({ receipt }) => receipt?.confirmedAt ?? ''],
  ['state', ({ state }) => state],
  ['type', ({ intent }) => intent.type],
  ['chain', ({ intent }) => CHAINS[intent.chain].name],
  ['amount', (view) => amountText(view)],
  ['amount_raw', ({ intent }) => ('amountRaw' in intent ? intent.amountRaw : '')],
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
]

export const CSV_HEAD: readonly string[] = COLUMNS.map(([name]) => name)

export function toCsvRow(view: IntentView): readonly string[] {
  return COLUMNS.map(([, read]) => read(view))
}

function tokenOf({ intent }: IntentView): string {
  return 'token' in intent ? intent.token : NATIVE
}

function amountText(view: IntentView): string {
  const { intent } = view
  if (!('amountRaw' in intent)) return ''
  if (intent.amountRaw === 'all') return 'all'
  const facts = tokenFacts(view, tokenOf(view))
  return facts === null ? '' : formatAmount(BigInt(intent.amountRaw), facts.decimals)
}

function exact(part: { amountRaw: string; decimals: number; symbol: string | null; token: string }): string {
  return `${formatAmount(BigInt(part.amountRaw), part.decimals)} ${part.symbol ?? part.token}`
}
