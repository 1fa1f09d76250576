import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { checkEvmSend, type EvmSendTag, evmSendText } from '@windhover/core/transfers/check-evm-send'
import {
  checkHederaSend,
  HEDERA_SEND_TEXTS,
  type HederaSendTag,
} from '@windhover/core/transfers/check-hedera-send'
import {
  checkSolanaSend,
  SOLANA_SEND_TEXTS,
  type SolanaSendTag,
} from '@windhover/core/transfers/check-solana-send'
import type { MoneyToken } from '../../lib/orders/money-token.ts'
import { needsComparing } from '../../money/recipient-warnings.tsx'
import { type PreviewStage, type PreviewTag, previewTag } from './preview-state.ts'

type RuleTag = Exclude<SolanaSendTag | EvmSendTag | HederaSendTag, 'ready'>
export type SendTag = RuleTag | 'resolving' | 'unresolved' | PreviewTag | 'compare' | 'ready' | 'sending'

export type SendFacts = {
  readonly chain: ChainId
  readonly token: MoneyToken | null
  readonly amountText: string
  readonly to: string
  /** On Hedera: the vault's own account; null when it has none. */
  readonly accountId: string | null
  /** On Hedera: what is known of the account number that was typed. */
  readonly resolution: 'none' | 'pending' | 'no-such-account' | 'failed' | 'known'
  readonly preview: PreviewStage
  readonly compared: boolean
  readonly isSending: boolean
}

const RESOLUTION = {
  none: null,
  known: null,
  pending: 'resolving',
  failed: 'unresolved',
  'no-such-account': 'bad-address',
} as const

/** Where the form is: the first thing that stands in the way, or that nothing does. */
export function sendTag(facts: SendFacts): SendTag {
  if (facts.isSending) return 'sending'
  const rule = ruleTag(facts)
  if (rule !== 'ready') return rule
  const resolution = RESOLUTION[facts.resolution]
  if (resolution !== null) return resolution
  const preview = previewTag(facts.preview)
  if (preview !== null) return preview
  return needsComparing(facts.preview.last) && !facts.compared ? 'compare' : 'ready'
}

/** What the form itself breaks, before anybody is asked. */
export function ruleTag({ chain, token, amountText, to, accountId }: SendFacts): RuleTag | 'ready' {
  const chosen = token === null ? null : { ...token, isNative: token.token === NATIVE }
  const form = { token: chosen, amountText, to }
  if (chain === 'solana') return checkSolanaSend(form)
  return chain === 'hedera' ? checkHederaSend({ ...form, accountId }) : checkEvmSend(form)
}

const SEND = 'Send'
/** Total: a tag without words for its button does not compile. */
export const SEND_LABELS: Readonly<Record<SendTag, string>> = {
  incomplete: SEND,
  'bad-address': SEND,
  'bad-amount': SEND,
  'above-balance': SEND,
  'may-fail': SEND,
  'balance-unknown': 'Balance unknown',
  'no-account': 'No Hedera account',
  resolving: 'Looking up the account…',
  unresolved: 'Account not available',
  simulating: 'Simulating…',
  unavailable: 'Not simulated yet',
  'would-fail': 'This would fail',
  compare: 'Compare first to send',
  ready: SEND,
  sending: 'Sending…',
}

export type SendField = 'amount' | 'recipient' | 'form'

const FIELD: Readonly<Partial<Record<SendTag, SendField>>> = {
  incomplete: 'form',
  'no-account': 'form',
  'bad-address': 'recipient',
  unresolved: 'recipient',
  'bad-amount': 'amount',
  'balance-unknown': 'amount',
  'above-balance': 'amount',
  'may-fail': 'amount',
}

/** The sentence of a tag and the field it belongs to; null where nothing is wrong. */
export function sendProblem(chain: ChainId, tag: SendTag): { field: SendField; text: string } | null {
  const field = FIELD[tag]
  const text = problemText(chain, tag)
  return field === undefined || text === null ? null : { field, text }
}

function problemText(chain: ChainId, tag: SendTag): string | null {
  if (tag === 'unresolved') return HEDERA_SEND_TEXTS['no-account']
  if (chain === 'solana') return tag in SOLANA_SEND_TEXTS ? SOLANA_SEND_TEXTS[tag as SolanaRule] : null
  if (chain === 'hedera') return tag in HEDERA_SEND_TEXTS ? HEDERA_SEND_TEXTS[tag as HederaRule] : null
  return isEvmTag(tag) ? evmSendText(chain, tag) : null
}

type SolanaRule = keyof typeof SOLANA_SEND_TEXTS
type HederaRule = keyof typeof HEDERA_SEND_TEXTS

const EVM_TAGS: readonly SendTag[] = ['bad-address', 'bad-amount', 'balance-unknown', 'above-balance']
function isEvmTag(tag: SendTag): tag is EvmSendTag {
  return EVM_TAGS.includes(tag)
}
