import type { Vocabulary } from '@windhover/core/chat/reader/learned/vocabulary'
import { findPieces } from '@windhover/core/chat/reader/slots/find-pieces'
import type { Piece } from '@windhover/core/chat/reader/slots/piece'
import { findJoints, splitAt, textOfWords } from '@windhover/core/chat/reader/words/split-parts'
import { splitWords } from '@windhover/core/chat/reader/words/split-words'
import type { Request } from '@windhover/core/chat/reader/words/word'
import type { Expectation } from '../eval/set-line.ts'
import { fitsValue } from './align-tags.ts'

type Call = Extract<Expectation, { kind: 'call' }>['calls'][number]

export type SplitLine = {
  readonly request: Request
  /** Where the parts begin, of all joints there are. */
  readonly cuts: readonly number[]
  readonly parts: readonly { readonly text: string; readonly call: Call }[]
}

/** The requests that a line asks for, in order. */
export function callsOf(expect: Expectation): readonly Call[] {
  if (expect.kind !== 'call') return []
  return expect.calls.flatMap((call) =>
    call.tool === 'propose_sequence' && Array.isArray(call.args.steps) ? (call.args.steps as Call[]) : [call],
  )
}

/** Where a line of several requests falls apart: between what belongs to one of them alone and to the next alone. */
export function splitLine(text: string, calls: readonly Call[], vocabulary: Vocabulary): SplitLine | null {
  const request = splitWords(text)
  const joints = findJoints(request)
  const pieces = findPieces(request, vocabulary)
  const own = calls.map((call, index) =>
    ownPieces(
      pieces,
      call,
      calls.filter((_, at) => at !== index),
    ),
  )
  const cuts: number[] = []
  for (let index = 1; index < calls.length; index += 1) {
    const from = Math.max(-1, ...(own[index - 1] ?? []))
    const to = Math.min(pieces.length, ...(own[index] ?? []))
    const fitting = joints.filter((joint) => {
      const at = pieces.findIndex(({ start }) => start >= (request.words[joint]?.start ?? 0))
      return at > from && at <= to && joint > (cuts.at(-1) ?? 0)
    })
    const cut = joints.length === calls.length - 1 ? joints[index - 1] : fitting.at(-1)
    if (cut === undefined) return null
    cuts.push(cut)
  }
  const parts = splitAt(request, cuts)
  if (parts.length !== calls.length) return null
  return {
    request,
    cuts,
    parts: parts.map((part, at) => ({ text: textOfWords(part), call: calls[at] as Call })),
  }
}

/** The pieces that say something of this call and of no other. */
function ownPieces(pieces: readonly Piece[], call: Call, others: readonly Call[]): readonly number[] {
  const values = valuesOf(call)
  const foreign = new Set(others.flatMap(valuesOf))
  return pieces.flatMap((piece, at) =>
    values.some((value) => !foreign.has(value) && fitsValue(piece, 'amount', value)) ? [at] : [],
  )
}

const valuesOf = ({ args }: Call): readonly string[] =>
  Object.values(args).flatMap((value) => (Array.isArray(value) ? value.map(String) : [String(value)]))
