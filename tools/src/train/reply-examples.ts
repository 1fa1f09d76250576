import { advance, type DialogueState, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { replyFeatures } from '@windhover/core/chat/reader/learned/reply-features'
import type { Vocabulary } from '@windhover/core/chat/reader/learned/vocabulary'
import type { Plan } from '@windhover/core/chat/reader/plan'
import { findPieces } from '@windhover/core/chat/reader/slots/find-pieces'
import { splitWords } from '@windhover/core/chat/reader/words/split-words'
import { isExpected } from '../eval/same-reading.ts'
import type { ConversationLine, Expectation, Got } from '../eval/set-line.ts'
import type { Example } from './train-linear.ts'

type ReadAlone = (text: string) => Got

/** What each turn of a conversation does to what was said before it. */
export function replyExamples(
  { turns }: ConversationLine,
  { vocabulary, readAlone }: { readonly vocabulary: Vocabulary; readonly readAlone: ReadAlone },
): readonly Example[] {
  let state = NOTHING_SAID
  const examples: Example[] = []
  for (const { text, expect, or, shown = [], approved = false } of turns) {
    const request = splitWords(text)
    if (state.last !== null) {
      const isAlone = isExpected(readAlone(text), { expect, or })
      const label = labelReply(state, expect, isAlone)
      const pieces = findPieces(request, vocabulary)
      examples.push({ features: replyFeatures(pieces, request.isQuestion, state), label })
    }
    state = advance(state, { text, plan: asPlan(expect) }, { shown, isApproved: approved })
  }
  return examples
}

function labelReply(
  { last, calls, order, open }: DialogueState,
  expect: Expectation,
  isAlone: boolean,
): string {
  if (expect.kind === 'say' && expect.topic === 'approve') return 'yes'
  if (expect.kind === 'say' && expect.topic === 'cancelled') return 'no'
  if (expect.kind === 'call') {
    if (last?.kind === 'correct' && isSame(expect.calls, last.calls)) return 'yes'
    if (isSame(expect.calls, calls)) return 'again'
  }
  const tool = toolOf(expect)
  if (open !== null && tool === open.begun.tool && keeps(expect, open.begun.args)) return 'answer'
  if (isAlone) return 'new'
  if (expect.kind === 'later' && last?.kind === 'later') return 'change'
  return tool !== null && (tool === calls[0]?.tool || tool === order?.tool) ? 'change' : 'new'
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function toolOf(expect: Expectation): string | null {
  if (expect.kind === 'ask') return expect.begun.tool
  return expect.kind === 'call' || expect.kind === 'correct' ? (expect.calls[0]?.tool ?? null) : null
}

/** Whether a reading has all that was known before. */
function keeps(expect: Expectation, known: Readonly<Record<string, unknown>>): boolean {
  const args =
    expect.kind === 'ask'
      ? expect.begun.args
      : expect.kind === 'call' || expect.kind === 'correct'
        ? (expect.calls[0]?.args ?? {})
        : {}
  return Object.entries(known).every(([key, value]) => isSame(args[key], value))
}

function asPlan(expect: Expectation): Plan {
  if (expect.kind === 'correct') return { ...expect, typed: '', meant: '' }
  return expect as Plan
}
