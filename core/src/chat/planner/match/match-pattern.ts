import type { Word } from '../words/word.ts'
import type { PatternNode, WordsNode } from './pattern.ts'

/** One way to read the words from `at` on: what they say, and where the next word stands. */
export type Reading<Value> = { readonly value: Value; readonly next: number }
/** Every way to read them, the best first. */
export type Slot<Value> = (words: readonly Word[], at: number) => readonly Reading<Value>[]
export type Filled = Readonly<Record<string, unknown>>

type Search<Result> = {
  readonly words: readonly Word[]
  readonly slots: Readonly<Record<string, Slot<unknown>>>
  /** What slots read before in the same words; shared by all patterns that are tried on them. */
  readonly read?: Map<string, readonly Reading<unknown>[]>
  /** Called for every way to read all the words; the first answer that is not null ends the search. */
  readonly accept: (filled: Filled) => Result | null
}

/** What is still to be matched: a row from one node on, then the row it stands in. */
type Trail = { readonly nodes: readonly PatternNode[]; readonly index: number; readonly rest: Trail | null }
type Step = { readonly at: number; readonly filled: Filled }

export function matchPattern<Result>(nodes: readonly PatternNode[], search: Search<Result>): Result | null {
  return walk({ nodes, index: 0, rest: null }, { at: 0, filled: {} }, search)
}

function walk<Result>(trail: Trail, step: Step, search: Search<Result>): Result | null {
  const node = trail.nodes[trail.index]
  if (node === undefined) {
    if (trail.rest !== null) return walk(trail.rest, step, search)
    return step.at === search.words.length ? search.accept(step.filled) : null
  }
  const rest: Trail = { nodes: trail.nodes, index: trail.index + 1, rest: trail.rest }
  if (node.kind === 'maybe') {
    const inner = canBegin(node.nodes[0], step.at, search)
      ? walk({ nodes: node.nodes, index: 0, rest }, step, search)
      : null
    return inner ?? walk(rest, step, search)
  }
  if (node.kind === 'words') {
    for (const length of phraseLengths(node, search.words, step.at)) {
      const result = walk(rest, { at: step.at + length, filled: step.filled }, search)
      if (result !== null) return result
    }
    return null
  }
  for (const { value, next } of readSlot(node.reads, step.at, search)) {
    const filled = { ...step.filled, [node.name]: value }
    const result = walk(rest, { at: next, filled }, search)
    if (result !== null) return result
  }
  return null
}

/** Most optional words are missing: a look at the next word saves the walk. */
function canBegin<Result>(node: PatternNode | undefined, at: number, search: Search<Result>): boolean {
  const word = search.words[at]
  if (word === undefined) return node?.kind === 'maybe'
  return node?.kind !== 'words' || node.firsts.has(word.lower) || node.firsts.has(word.mended ?? '')
}

function readSlot<Result>(reads: string, at: number, search: Search<Result>): readonly Reading<unknown>[] {
  const slot = search.slots[reads]
  if (slot === undefined || at >= search.words.length) return []
  const key = `${reads}${at}`
  const known = search.read?.get(key)
  if (known !== undefined) return known
  const readings = slot(search.words, at)
  search.read?.set(key, readings)
  return readings
}

function phraseLengths(node: WordsNode, words: readonly Word[], at: number): readonly number[] {
  const word = words[at]
  if (word === undefined) return []
  const lengths: number[] = []
  for (const phrase of node.phrases.get(word.lower) ?? [])
    if (!lengths.includes(phrase.length) && isPhraseAt(phrase, words, at)) lengths.push(phrase.length)
  if (node.single.has(word.lower) || (word.mended !== null && node.single.has(word.mended))) lengths.push(1)
  return lengths
}

export function isPhraseAt(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return phrase.every((part, index) => {
    const word = words[at + index]
    return word !== undefined && (word.lower === part || word.mended === part)
  })
}
