import { hashFeature } from '@windhover/core/chat/reader/learned/hash-feature'
import { jointFeatures } from '@windhover/core/chat/reader/learned/joint-features'
import { requestFeatures } from '@windhover/core/chat/reader/learned/request-features'
import { beforeFeatures, placeFeatures } from '@windhover/core/chat/reader/learned/tag-features'
import { createVocabulary } from '@windhover/core/chat/reader/learned/vocabulary'
import { readClosely } from '@windhover/core/chat/reader/read-several'
import { findPieces } from '@windhover/core/chat/reader/slots/find-pieces'
import type { Piece } from '@windhover/core/chat/reader/slots/piece'
import { slipsBetween } from '@windhover/core/chat/reader/words/slips-between'
import { findJoints } from '@windhover/core/chat/reader/words/split-parts'
import { splitWords } from '@windhover/core/chat/reader/words/split-words'
import type { Request } from '@windhover/core/chat/reader/words/word'
import type { KeptLearning } from '@windhover/server/adapters/ai-agent/pack-learned'
import { asExpectation } from '../eval/as-expectation.ts'
import type { ConversationLine, Expectation, RequestLine } from '../eval/set-line.ts'
import { alignTags, labelOf } from './align-tags.ts'
import { replyExamples } from './reply-examples.ts'
import { callsOf, splitLine } from './split-lines.ts'
import { type Example, trainLinear } from './train-linear.ts'

type Line = Pick<RequestLine, 'text' | 'expect'>

const LABELS = { buckets: 2 ** 16, epochs: 15, rate: 0.5 }
const TAGS = { buckets: 2 ** 16, epochs: 8, rate: 0.5 }
const REPLIES = { buckets: 2 ** 14, epochs: 12, rate: 0.5 }
const JOINTS = { buckets: 2 ** 14, epochs: 10, rate: 0.5 }

/** Everything the reader learns from lines of the sets. */
export function learn(lines: readonly Line[], conversations: readonly ConversationLine[]): KeptLearning {
  const words = collectWords(lines)
  const vocabulary = createVocabulary(words)
  const labels: Example[] = []
  const tags: Example[] = []
  const joints: Example[] = []
  const learnPart = (request: Request, expect: Expectation, isPart: boolean) => {
    const label = labelOf(expect)
    if (label === null) return
    const pieces = findPieces(request, vocabulary)
    labels.push({ features: requestFeatures(pieces, request.isQuestion), label })
    if (expect.kind === 'partial') return
    const parts = alignTags(pieces, expect, isPart)
    if (parts === null) return
    tags.push(...tagExamples(pieces, parts, label))
    const strange = pieces.map((piece, at) =>
      parts[at] !== 'O' && piece.value.type === 'coin' ? asNew(piece) : piece,
    )
    if (isChosen(request.text)) tags.push(...tagExamples(strange, parts, label))
  }
  for (const { text, expect } of lines) {
    const calls = callsOf(expect)
    const split = calls.length > 1 ? splitLine(text, calls, vocabulary) : null
    const request = splitWords(text)
    if (split === null) learnPart(request, expect, false)
    else
      for (const { text: part, call } of split.parts)
        learnPart(splitWords(part), { kind: 'call', calls: [call] }, true)
    if (split === null && calls.length > 1) continue
    const pieces = findPieces(request, vocabulary)
    for (const joint of findJoints(request)) {
      const at = pieces.findIndex(({ start }) => start >= (request.words[joint]?.start ?? 0))
      const isMissedAt =
        expect.kind === 'partial' && startsAt(text, expect.missed, request.words[joint]?.start ?? 0)
      const label = split?.cuts.includes(joint) === true || isMissedAt ? 'cut' : 'join'
      if (at > 0) joints.push({ features: jointFeatures(pieces, at), label })
    }
  }
  const models = {
    labels: trainLinear(labels, LABELS),
    tags: trainLinear(tags, TAGS),
    joints: trainLinear(joints, JOINTS),
  }
  const nothing = { labels: ['new'], buckets: 1, weights: new Int8Array(1), scale: 1 }
  const reader = { ...models, replies: nothing, vocabulary }
  const readAlone = (text: string) => asExpectation(readClosely(reader, splitWords(text)).plan)
  const replies = conversations.flatMap((line) => replyExamples(line, { vocabulary, readAlone }))
  return { ...models, replies: replies.length === 0 ? nothing : trainLinear(replies, REPLIES), words }
}

/** Whether the words that were missed begin at a joint, or end right before it. */
function startsAt(text: string, missed: string, joint: number): boolean {
  const at = text.toLowerCase().indexOf(missed.toLowerCase())
  return (
    at >= 0 && (Math.abs(at - joint) <= JOINT_CHARS || Math.abs(at + missed.length - joint) <= JOINT_CHARS)
  )
}

const JOINT_CHARS = 9

function tagExamples(pieces: readonly Piece[], parts: readonly string[], label: string): readonly Example[] {
  return pieces.map((piece, at) => {
    const given = { before: parts[at - 1] ?? '^', beforeThat: parts[at - 2] ?? '^' }
    const features = [...placeFeatures(pieces, at, label), ...beforeFeatures(piece, label, given)]
    return { features, label: parts[at] ?? 'O' }
  })
}

/** A coin as it looks to somebody who has never heard of it. */
function asNew(piece: Piece): Piece {
  return piece.value.type === 'coin' && piece.value.chain === undefined
    ? { ...piece, mask: '<new>', value: { ...piece.value, isSure: false } }
    : piece
}

/** One line in four. */
const isChosen = (text: string) => hashFeature(text) % 4 === 0

/**
 * Words that stand in several requests without being the token that they are about. One that stands in few is left out, so
 * that the learned part knows what to make of words that nobody has seen.
 */
function collectWords(lines: readonly Line[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { text, expect } of lines) {
    if (expect.kind === 'correct') continue
    const values = new Set(JSON.stringify(expect).match(/(?<=")[A-Z0-9]{2,15}(?=")/g) ?? [])
    const words = splitWords(text).words.filter(
      ({ kind, text: word }) => kind === 'word' && !values.has(word.toUpperCase()),
    )
    for (const lower of new Set(words.map((word) => word.lower)))
      counts.set(lower, (counts.get(lower) ?? 0) + 1)
  }
  const ranked = [...counts]
    .filter(([, count]) => count >= WORD_LINES_MIN)
    .toSorted(([one, count], [other, rival]) => rival - count || (one < other ? -1 : 1))
  return ranked.filter(([word, count]) => !isSlip(word, count, ranked)).map(([word]) => word)
}

/** A slip of the pen that several people make is still no word. */
function isSlip(word: string, count: number, ranked: readonly (readonly [string, number])[]): boolean {
  if (word.length < SLIP_LETTERS_MIN) return false
  return ranked.some(
    ([other, often]) =>
      often >= SLIP_RARER * count &&
      !other.startsWith(word) &&
      !word.startsWith(other) &&
      slipsBetween(word, other) === 1 &&
      isTurned(word, other),
  )
}

/** Letters swapped, doubled or left out; 'prices' and 'priced' are both words. */
const isTurned = (word: string, other: string) =>
  word.length !== other.length
    ? word.at(-1) === other.at(-1)
    : [...word].toSorted().join('') === [...other].toSorted().join('')

const SLIP_LETTERS_MIN = 4
const SLIP_RARER = 15
const WORD_LINES_MIN = 3
