import { onlyLists, onlyReads } from './about-money.ts'
import type { Plan } from './plan.ts'
import { onlyTokenIn } from './slots/only-token.ts'
import { dropFillers } from './words/drop-fillers.ts'
import { isAfterthought, isNovice, isOwnStory, isPlainRemark, isTold } from './words/plain-remark.ts'
import { pointTo } from './words/point-to.ts'
import type { Request, Word } from './words/word.ts'

type Part = Pick<Request, 'words' | 'isQuestion'>
type ReadPart = (part: Part) => Plan | null

const STOPS: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '...', ':'])
const REASONS: ReadonlySet<string> = new Set(['because', 'since'])
const CONSEQUENCES: ReadonlySet<string> = new Set(['so', 'and', 'therefore'])

/**
 * 'Rent is due, sell 20% of my JUP for USDC', 'can you buy me some WIF, it looks so cute': a whole request and, on one side
 * of it, a reason that changes nothing. Beside what only reads, anything may be told.
 */
export function readBesideRemark({ words, isQuestion }: Part, read: ReadPart): Plan | null {
  const cuts = words.flatMap((word, at) => (at > 0 && isCut(word) ? [at] : []))
  for (const at of cuts) {
    const before = words.slice(0, at)
    const rest = { words: dropFirst(words.slice(at), CONSEQUENCES), isQuestion }
    const plan = isPlainRemark(before) ? read(rest) : readAfterStory(before, rest, read)
    if (plan !== null) return plan
  }
  for (const at of cuts) {
    const request = { words: words.slice(0, at), isQuestion: isQuestion || words[at]?.after === '?' }
    const behind = dropFirst(words.slice(at), REASONS)
    const plan = isPlainRemark(behind) || isNovice(behind) ? read(request) : null
    if (plan !== null) return plan
  }
  return readBesideTold({ words, isQuestion }, cuts, read)
}

/** '… could you get me some of it?' Only a plea makes an order of what follows a story; 'it' is the one token told of. */
function readAfterStory(before: readonly Word[], rest: Part, read: ReadPart): Plan | null {
  const [first] = rest.words
  const isPlea = dropFillers(rest.words).isPleading || PROPOSALS.has(first?.lower ?? '')
  const story = dropFillers(before).words
  // Behind a colon somebody else may be speaking.
  if (!isPlea || first?.after === ':' || !isOwnStory(story)) return null
  const token = onlyTokenIn(story)
  const pointed = token === null ? null : pointTo(rest.words, token)
  return read(rest) ?? (pointed === null ? null : read({ ...rest, words: pointed }))
}

const PROPOSALS: ReadonlySet<string> = new Set(["let's", 'lets'])

function isCut({ lower, after }: Word): boolean {
  return STOPS.has(after) || REASONS.has(lower) || CONSEQUENCES.has(lower)
}

function readBesideTold({ words, isQuestion }: Part, cuts: readonly number[], read: ReadPart): Plan | null {
  for (const at of cuts.filter((cut) => STOPS.has(words[cut]?.after ?? ''))) {
    const [before, behind] = [words.slice(0, at), words.slice(at)]
    const parts = [
      ...(isTold(before) && read({ words: before, isQuestion: false }) === null
        ? [{ words: behind, isQuestion }]
        : []),
      ...(isAfterthought(behind) && read({ words: behind, isQuestion }) === null
        ? [{ words: before, isQuestion: words[at]?.after === '?' }]
        : []),
    ]
    for (const part of parts) {
      const plan = read(part)
      if (plan !== null && (onlyReads(plan) || onlyLists(plan))) return plan
    }
  }
  return null
}

function dropFirst(words: readonly Word[], links: ReadonlySet<string>): readonly Word[] {
  return links.has(words[0]?.lower ?? '') ? words.slice(1) : words
}
