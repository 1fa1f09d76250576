import {
  checkUnwrapAll,
  checkWrap,
  UNWRAP_ALL_TEXTS,
  type UnwrapAllTag,
  type WrapChain,
  type WrapTag,
  wrapText,
} from '@windhover/core/transfers/check-wrap'
import type { MoneyToken } from '../../lib/orders/money-token.ts'
import { type PreviewStage, type PreviewTag, previewTag } from './preview-state.ts'

export type WrapMode = 'wrap' | 'unwrap'
export type WrapFormTag = WrapTag | UnwrapAllTag | PreviewTag | 'sending'

export type WrapFacts = {
  readonly chain: WrapChain
  readonly mode: WrapMode
  /** The vault's address on the chain; on Hedera its account, null when it has none. */
  readonly owner: string | null
  /** What is given: the native coin, or its wrapped form; null when the vault has no account for that. */
  readonly given: Pick<MoneyToken, 'decimals' | 'balanceRaw'> | null
  readonly amountText: string
  readonly preview: PreviewStage
  readonly isSending: boolean
}

/** R2-035: on Solana unwrapping takes all there is and asks for no amount. */
export const takesAll = (chain: WrapChain, mode: WrapMode) => chain === 'solana' && mode === 'unwrap'

export function wrapTag(facts: WrapFacts): WrapFormTag {
  if (facts.isSending) return 'sending'
  const rule = wrapRuleTag(facts)
  return rule === 'ready' ? (previewTag(facts.preview) ?? 'ready') : rule
}

export function wrapRuleTag({ chain, mode, owner, given, amountText }: WrapFacts): WrapTag | UnwrapAllTag {
  if (takesAll(chain, mode)) {
    const wrappedRaw = given === null ? 0n : given.balanceRaw
    return checkUnwrapAll({ owner, wrappedRaw, hasAccount: given !== null })
  }
  return checkWrap({
    owner,
    amountText,
    decimals: given?.decimals ?? 0,
    balanceRaw: given === null ? 0n : given.balanceRaw,
  })
}

/** The sentence at the amount, or where there is none, above the buttons. */
export function wrapProblem(facts: WrapFacts, tag: WrapFormTag): string | null {
  if (isUnwrapAllTag(tag) && takesAll(facts.chain, facts.mode)) return UNWRAP_ALL_TEXTS[tag]
  return isWrapTag(tag) ? wrapText(facts.chain, tag) : null
}

const isUnwrapAllTag = (tag: WrapFormTag): tag is UnwrapAllTag => tag in UNWRAP_ALL_TEXTS
const WRAP_TAGS: readonly WrapFormTag[] = ['no-owner', 'empty', 'bad-amount', 'balance-unknown', 'ready']
const isWrapTag = (tag: WrapFormTag): tag is WrapTag => WRAP_TAGS.includes(tag)

/** What the button does, or why it cannot; `what` is "Wrap 0.5 SOL". */
export const WRAP_LABELS: Readonly<Record<WrapFormTag, (what: string) => string>> = {
  'no-owner': (what) => what,
  'no-account': (what) => what,
  nothing: (what) => what,
  empty: (what) => what,
  'bad-amount': (what) => what,
  'balance-unknown': () => 'Balance unknown',
  simulating: () => 'Simulating…',
  unavailable: () => 'Not simulated yet',
  'would-fail': () => 'This would fail',
  ready: (what) => what,
  sending: () => 'Sending…',
}
