import type { DialogueState } from '../dialogue/state.ts'
import type { Piece } from '../slots/piece.ts'
import { foldWord } from '../words/fold-word.ts'
import { requestFeatures } from './request-features.ts'

/** What tells whether a message changes, repeats, answers or agrees to what was said before, or is a new request. */
export function replyFeatures(
  pieces: readonly Piece[],
  isQuestion: boolean,
  { last, calls, isOpen }: DialogueState,
): readonly string[] {
  const kind = last === null ? 'none' : last.kind === 'ask' ? `ask ${last.about}` : last.kind
  const topic = calls.at(-1)?.tool.startsWith('propose_') === true ? 'order' : 'question'
  const masks = pieces.map(({ mask }) => foldWord(mask))
  const values = pieces.flatMap(({ value }) => (value.type === 'word' ? [] : [value.type])).join(' ')
  const size =
    pieces.length <= 2 ? 'tiny' : pieces.length <= 5 ? 'short' : pieces.length <= 9 ? 'middle' : 'long'
  const state = `${kind} ${topic} ${isOpen ? 'card' : ''}`
  const words = requestFeatures(pieces, isQuestion)
  return [
    ...words,
    `s ${state}`,
    `z ${size}`,
    `sz ${state} ${size}`,
    `v ${values}`,
    `sv ${state} ${values}`,
    `f ${state} ${masks[0] ?? ''}`,
    `f2 ${state} ${masks[0] ?? ''} ${masks[1] ?? ''}`,
    `l ${state} ${masks.at(-1) ?? ''}`,
    ...masks.map((mask) => `m ${topic} ${mask}`),
    ...masks.map((mask) => `k ${kind} ${mask}`),
  ]
}
