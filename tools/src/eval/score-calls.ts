import type { ChosenTalk } from './choose-lines.ts'
import { judgeCalls } from './judge-calls.ts'
import type { CallingTalk } from './model-talk.ts'

export type Tally = {
  readonly right: number
  readonly all: number
  readonly wrongActs: number
  readonly failed: number
}
export type Tallies = ReadonlyMap<string, Tally>

/** By set and by category: how many talks were right in every turn. A talk that broke off counts as not right. */
export async function scoreCalls(
  talks: readonly ChosenTalk[],
  begin: () => CallingTalk,
): Promise<{ readonly sets: Tallies; readonly categories: Tallies }> {
  const sets = new Map<string, Tally>()
  const categories = new Map<string, Tally>()
  for (const { set, category, turns } of talks) {
    const outcome = await holdTalk(turns, begin())
    add(sets, set, outcome)
    add(categories, category, outcome)
  }
  return { sets, categories }
}

type Outcome = 'right' | 'missed' | 'wrong-act' | 'failed'

async function holdTalk(turns: ChosenTalk['turns'], talk: CallingTalk): Promise<Outcome> {
  try {
    for (const turn of turns) {
      const { isRight, isWrongAct } = judgeCalls(await talk(turn), turn)
      if (!isRight) return isWrongAct ? 'wrong-act' : 'missed'
    }
    return 'right'
  } catch {
    return 'failed'
  }
}

function add(tallies: Map<string, Tally>, name: string, outcome: Outcome): void {
  const { right, all, wrongActs, failed } = tallies.get(name) ?? { right: 0, all: 0, wrongActs: 0, failed: 0 }
  tallies.set(name, {
    right: right + Number(outcome === 'right'),
    all: all + 1,
    wrongActs: wrongActs + Number(outcome === 'wrong-act'),
    failed: failed + Number(outcome === 'failed'),
  })
}
