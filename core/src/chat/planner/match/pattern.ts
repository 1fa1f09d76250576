import { PHRASES, type PhraseName } from './phrases.ts'

/**
 * How rules are written. A pattern is words in a row:
 *   word            itself
 *   one|two_three   one of these; a line stands for a space
 *   @swap           any phrase of that name
 *   <sell:stake>    a slot; its name, then what it reads (`<token>` is short for `<token:token>`)
 *   [ … ]           may be missing
 * A request is understood by a pattern only when no word of it is left over.
 */
export type WordsNode = {
  readonly kind: 'words'
  /** Of two words and more, by their first one, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly single: ReadonlySet<string>
  /** Every word that it can begin with. */
  readonly firsts: ReadonlySet<string>
}
export type PatternNode =
  | WordsNode
  | { readonly kind: 'slot'; readonly name: string; readonly reads: string }
  | { readonly kind: 'maybe'; readonly nodes: readonly PatternNode[] }

const KNOWN = new Map<string, readonly PatternNode[]>()

/** Compiled when it is first needed, and once. */
export function compilePattern(pattern: string): readonly PatternNode[] {
  const known = KNOWN.get(pattern)
  if (known !== undefined) return known
  const { nodes } = compileRow(pattern.trim().split(/\s+/), 0)
  KNOWN.set(pattern, nodes)
  return nodes
}

function compileRow(parts: readonly string[], from: number): { nodes: PatternNode[]; next: number } {
  const nodes: PatternNode[] = []
  let at = from
  while (at < parts.length) {
    const part = parts[at] ?? ''
    at += 1
    if (part === ']') return { nodes, next: at }
    if (part === '[') {
      const inner = compileRow(parts, at)
      nodes.push({ kind: 'maybe', nodes: inner.nodes })
      at = inner.next
    } else nodes.push(compilePart(part))
  }
  return { nodes, next: at }
}

function compilePart(part: string): PatternNode {
  if (part.startsWith('<')) {
    const [name = '', reads = name] = part.slice(1, -1).split(':')
    return { kind: 'slot', name, reads }
  }
  const phrases = part
    .split('|')
    .flatMap((option) =>
      option.length > 1 && option.startsWith('@') ? phrasesOf(option.slice(1)) : [option],
    )
    .map((phrase) => phrase.split('_'))
    .toSorted((one, other) => other.length - one.length)
  const single = new Set(phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const longer = phrases.filter((phrase) => phrase.length > 1)
  return {
    kind: 'words',
    phrases: Map.groupBy(longer, ([first = '']) => first),
    single,
    firsts: new Set(phrases.flatMap(([first = '']) => first)),
  }
}

function phrasesOf(name: string): readonly string[] {
  const words = PHRASES[name as PhraseName]
  if (words === undefined) throw new Error(`no phrases are called ${name}`)
  return words.split(/\s+/)
}
