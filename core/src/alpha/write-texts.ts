import { z } from 'zod'
import { checkSentence } from './check-sentence.ts'
import { SENTENCES_MAX } from './constants.ts'
import { RISK } from './list-facts.ts'
import {
  ALPHA_PARTS,
  type AlphaFact,
  type AlphaPart,
  type AlphaSentence,
  type AlphaTexts,
} from './sentence.ts'

const draft = z.object({ text: z.string(), facts: z.array(z.string()) })
const answer = z.object({ analysis: z.array(draft).max(20), rationale: z.array(draft).max(20) })
type Draft = z.infer<typeof draft>

/** Each fact in its own words: for deployments without a model, and for whatever a model got wrong. */
export function writeFromFacts(facts: readonly AlphaFact[]): AlphaTexts {
  const write = (part: AlphaPart) =>
    facts
      .filter((fact) => fact.part === part)
      .slice(0, SENTENCES_MAX)
      .map(sayFact)
  return { analysis: write('analysis'), rationale: write('rationale') }
}

/**
 * What a model answered, sentence by sentence: only what passes the check stands, and facts in their own words take the
 * place of the rest. A risk is told in any case. Null where nothing of the answer stands.
 */
export function writeFromAnswer(
  answered: string,
  given: { readonly facts: readonly AlphaFact[]; readonly project: { name: string; ticker: string } },
): AlphaTexts | null {
  const drafts = readAnswer(answered)
  if (drafts === null) return null
  const kept = ALPHA_PARTS.map((part) => keepGood(drafts[part], given))
  if (kept.every((good) => good.length === 0)) return null
  const [analysis, rationale] = kept.map((good, place) => {
    const part = ALPHA_PARTS[place] ?? 'analysis'
    return fillUp(good, { part, wanted: drafts[part].length, facts: given.facts })
  })
  return { analysis: analysis ?? [], rationale: rationale ?? [] }
}

type Good = { readonly sentence: AlphaSentence; readonly named: readonly string[] }

function keepGood(drafts: readonly Draft[], given: Parameters<typeof checkSentence>[1]): readonly Good[] {
  return drafts
    .flatMap((each) => {
      const sentence = checkSentence(each, given)
      return sentence === null ? [] : [{ sentence, named: each.facts }]
    })
    .slice(0, SENTENCES_MAX)
}

function fillUp(
  good: readonly Good[],
  { part, wanted, facts }: { part: AlphaPart; wanted: number; facts: readonly AlphaFact[] },
): readonly AlphaSentence[] {
  const named = new Set(good.flatMap((each) => each.named))
  const open = facts.filter((fact) => fact.part === part && !named.has(fact.id))
  const risks = open.filter(({ id }) => id.startsWith(RISK))
  const others = open.filter(({ id }) => !id.startsWith(RISK))
  const count = good.length === 0 ? SENTENCES_MAX : Math.min(wanted, SENTENCES_MAX) - good.length
  const added = [...others.slice(0, Math.max(0, count - risks.length)), ...risks]
  return [...good.map(({ sentence }) => sentence), ...added.map(sayFact)]
}

const sayFact = ({ text, source }: AlphaFact): AlphaSentence => ({ text, sources: [source] })

/** Models like to put a fence around what they answer. */
function readAnswer(answered: string): z.infer<typeof answer> | null {
  const [from, to] = [answered.indexOf('{'), answered.lastIndexOf('}')]
  if (from === -1 || to < from) return null
  try {
    const read = answer.safeParse(JSON.parse(answered.slice(from, to + 1)))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
