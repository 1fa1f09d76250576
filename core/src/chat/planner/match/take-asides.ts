import { SLOTS } from '../slots/all-slots.ts'
import { readChainAside } from '../slots/read-chain.ts'
import type { Word } from '../words/word.ts'
import { matchPattern } from './match-pattern.ts'
import { compilePattern } from './pattern.ts'
import type { Aside } from './rule.ts'

export type Variant = { readonly words: readonly Word[]; readonly aside: Aside }

const SLIPPAGE = [
  '[ and|but ] [ with|at|using|use|allow|allowing|set|keep|on|under ] [ a|an|my ] [ max|maximum|up_to ] <percent> [ max|maximum ] slippage [ tolerance ]',
  '[ and|but ] [ with|at|using|use|set|allow|keep|make ] [ a|an|my|the ] [ max|maximum|maximal ] slippage [ tolerance|limit ] [ of|at|to|is|set_to|=|max|up_to|under|below|should_be|can_be ] [ max|maximum ] <percent>',
  '[ and|but ] [ with|use|set|at ] [ a|the|my ] [ max|maximum ] slippage [ of|at|to|is|= ] <count>',
]
/** What a tool takes, in percent. Another one is not silently changed: nothing is prepared then. */
export const SLIPPAGE_MIN = 5
export const SLIPPAGE_MAX = 40
const isTaken = (percent: number) => percent >= SLIPPAGE_MIN && percent <= SLIPPAGE_MAX

/** The request without one remark on where or how; every way to take one out. */
export function takeAsides(words: readonly Word[]): readonly Variant[] {
  const bare = takeSlippage({ words, aside: {} }, isTaken)
  if (bare === null) return takeChain({ words, aside: {} })
  return [bare, ...takeChain(bare)]
}

function takeChain({ words, aside }: Variant): readonly Variant[] {
  return words.flatMap((_word, at) =>
    readChainAside(words, at).map(({ value: chain, next }) => ({
      words: without(words, at, next),
      aside: { ...aside, chain },
    })),
  )
}

/** The request without a slippage that no tool takes; null where it names none. */
export function dropOddSlippage(words: readonly Word[]): readonly Word[] | null {
  return takeSlippage({ words, aside: {} }, (percent) => !isTaken(percent))?.words ?? null
}

function takeSlippage({ words, aside }: Variant, isMeant: (percent: number) => boolean): Variant | null {
  const named = words.findIndex(({ lower }) => lower === 'slippage')
  if (named < 0) return null
  for (let from = Math.max(0, named - 6); from <= named; from += 1)
    for (let to = Math.min(words.length, named + 6); to > named; to -= 1) {
      const slippage = percentIn(words.slice(from, to))
      if (slippage !== null && isMeant(slippage))
        return { words: without(words, from, to), aside: { ...aside, slippage } }
    }
  return null
}

function percentIn(words: readonly Word[]): number | null {
  for (const pattern of SLIPPAGE) {
    const found = matchPattern<number>(compilePattern(pattern), {
      words,
      slots: SLOTS,
      accept: ({ percent, count }) => Number(percent ?? count),
    })
    if (found !== null) return found
  }
  return null
}

function without(words: readonly Word[], from: number, to: number): readonly Word[] {
  return [...words.slice(0, from), ...words.slice(to)]
}
