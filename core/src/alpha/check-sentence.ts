import { cleanText } from '../text/clean-text.ts'
import { splitAddressed } from '../text/split-addressed.ts'
import { SENTENCE_CHARS_MAX } from './constants.ts'
import { findFigures } from './find-figures.ts'
import type { AlphaFact, AlphaSentence } from './sentence.ts'

const LINK = /:\/\/|\bwww\b|\b[\p{L}\p{N}-]+\.\p{L}{2,}/iu
const MARKUP = /[<>[\]{}`*_#|\\~]|&\w+;/
const ADDRESS = /0x[0-9a-f]{6,}|[1-9A-HJ-NP-Za-km-z]{24,}|\b0\.0\.\d+/i
const UP = /\b(?:rose|rises?|rising|risen|up|gain\w*|climb\w*|higher|grew|grow\w*|increas\w*|better|ahead)\b/i
const DOWN =
  /\b(?:fell|falls?|falling|fallen|down|los[et]\w*|losing|slid\w*|lower|shrank|declin\w*|decreas\w*|drop\w*|worse|behind)\b/i

type Named = { readonly name: string; readonly ticker: string }

/** True for words that can stand on a card: nothing to follow, nothing to draw, nothing addressed to an agent. */
export function isPlainSentence(text: string): boolean {
  return (
    !(LINK.test(text) || MARKUP.test(text) || ADDRESS.test(text)) && splitAddressed(text).addressed === null
  )
}

/**
 * A sentence of whoever writes, with the sources of the facts it names; null where it cannot be trusted: it names no
 * fact or one that is not there, has a figure or a direction that is in none of them, or leads somewhere.
 */
export function checkSentence(
  draft: { readonly text: string; readonly facts: readonly string[] },
  { facts, project }: { readonly facts: readonly AlphaFact[]; readonly project: Named },
): AlphaSentence | null {
  const text = cleanText(draft.text, Number.POSITIVE_INFINITY)
  if (text === '' || [...text].length > SENTENCE_CHARS_MAX) return null
  const ids = [...new Set(draft.facts)]
  const named = ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
  if (named.length === 0 || named.length !== ids.length) return null
  // A project may be called 1inch, or yearn.finance.
  const said = withoutNames(text, project)
  const known = named.map((fact) => withoutNames(fact.text, project)).join(' ')
  if (!isPlainSentence(said)) return null
  const figures = findFigures(known)
  if ([...findFigures(said)].some((figure) => !figures.has(figure))) return null
  if ([UP, DOWN].some((direction) => direction.test(said) && !direction.test(known))) return null
  return { text, sources: named.map(({ source }) => source) }
}

function withoutNames(text: string, { name, ticker }: Named): string {
  return [name, ticker].reduce((rest, word) => (word === '' ? rest : rest.replaceAll(word, ' it ')), text)
}
