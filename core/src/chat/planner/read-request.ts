import { movesMoney } from './about-money.ts'
import { answerPending } from './answer-pending.ts'
import { dropOddSlippage } from './match/take-asides.ts'
import type { Plan } from './plan.ts'
import { readSentence } from './read-sentence.ts'
import { splitWords } from './words/split-words.ts'
import type { Request } from './words/word.ts'

const UNKNOWN: Plan = { kind: 'unknown' }

/**
 * Reads a person's request. It is understood completely, every word of it, or not at all; the same words always give
 * the same plan. With a question pending, a short answer completes what was begun.
 */
export function readRequest(text: string, context: { readonly pending?: Plan } = {}): Plan {
  const request = splitWords(text)
  if (request.words.length === 0) return UNKNOWN
  const answered = context.pending?.kind === 'ask' ? answerPending(request, context.pending) : null
  const plan = answered ?? readSentence(request)
  const known = context.pending?.kind === 'ask' ? Object.values(context.pending.begun.args) : []
  if (plan === null && isOddlySlipping(request)) return { kind: 'unknown', why: 'slippage' }
  return plan !== null && keepsAddresses(plan, text, known) ? plan : UNKNOWN
}

/** A swap that would be one, but for a slippage that cannot be set: who named it hears why nothing was prepared. */
function isOddlySlipping({ words, isQuestion }: Request): boolean {
  const rest = dropOddSlippage(words)
  const plan = rest === null ? null : readSentence({ words: rest, isQuestion })
  return plan !== null && movesMoney(plan)
}

/** An address that had to be cleaned is not the address that was written. */
function keepsAddresses(plan: Plan, text: string, known: readonly unknown[]): boolean {
  const calls = plan.kind === 'call' ? plan.calls : plan.kind === 'ask' ? [plan.begun] : []
  return calls
    .flatMap(({ args }) => [args.to, args.token, args.sell, args.buy, args.address])
    .filter((value) => typeof value === 'string' && value.length >= ADDRESS_CHARS && !known.includes(value))
    .every((value) => text.includes(String(value)))
}

const ADDRESS_CHARS = 21
