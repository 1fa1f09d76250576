import type { Word } from '../words/word.ts'
import { compilePattern, type PatternNode } from './pattern.ts'
import type { Rule } from './rule.ts'

type Entry = {
  readonly rule: Rule
  readonly nodes: readonly PatternNode[]
  /** For every part that cannot be missing, the words it can begin with. */
  readonly required: readonly ReadonlySet<string>[]
}

type Index = { readonly entries: readonly Entry[]; readonly byWord: ReadonlyMap<string, readonly number[]> }

const INDEXES = new WeakMap<readonly Rule[], Index>()

/** The patterns that can fit at all, in the order of the rules: hundreds of others never look at the request. */
export function candidatesFor(rules: readonly Rule[], words: readonly Word[]): readonly Entry[] {
  const { entries, byWord } = indexOf(rules)
  const said = new Set(words.flatMap(({ lower, mended }) => (mended === null ? lower : [lower, mended])))
  const found = new Set(byWord.get(ALWAYS))
  for (const word of said) for (const at of byWord.get(word) ?? []) found.add(at)
  return [...found]
    .toSorted((one, other) => one - other)
    .flatMap((at) => entries[at] ?? [])
    .filter(({ required }) => required.every((options) => hasAny(options, said)))
}

/** Stands for patterns that are made of slots alone. */
const ALWAYS = ''

function hasAny(options: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  for (const word of said) if (options.has(word)) return true
  return false
}

function indexOf(rules: readonly Rule[]): Index {
  const known = INDEXES.get(rules)
  if (known !== undefined) return known
  const entries = rules.flatMap((rule) =>
    rule.patterns.map((pattern): Entry => {
      const nodes = compilePattern(pattern)
      return { rule, nodes, required: nodes.flatMap((node) => (node.kind === 'words' ? node.firsts : [])) }
    }),
  )
  const byWord = new Map<string, number[]>()
  for (const [at, { required }] of entries.entries()) {
    const rarest = required.toSorted((one, other) => one.size - other.size)[0] ?? new Set([ALWAYS])
    for (const word of rarest) byWord.set(word, [...(byWord.get(word) ?? []), at])
  }
  const index = { entries, byWord }
  INDEXES.set(rules, index)
  return index
}
