import { advance, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { chooseModel } from '@windhover/server/adapters/ai-agent/choose-model'
import { readLearned } from '@windhover/server/adapters/ai-agent/read-learned'
import { readModelConfig } from '@windhover/server/model-config'
import { chooseTalks } from './choose-lines.ts'
import { countStart, tokensIn } from './count-tokens.ts'
import { beginModelTalk, type CallingTalk } from './model-talk.ts'
import { readConversationSets, readRequestSets } from './read-sets.ts'
import { scoreCalls, type Tallies } from './score-calls.ts'

/** Of a call or a short sentence. */
const ANSWER_TOKENS = 60

/**
 * A hosted model beside the reader, on the same lines of the sets that the reader never learned from. Prints figures
 * alone, and what it will take before it asks for anything.
 */
export async function compareModel(
  given: {
    readonly env: Readonly<Record<string, string | undefined>>
    readonly lines: number
    readonly seed: string
  },
  write: (line: string) => void,
): Promise<void> {
  if (!(given.lines > 0)) throw new Error('--lines takes a number')
  const { config, issues } = readModelConfig(given.env)
  const model = chooseModel(config)
  if (model === null || config.provider === 'reader' || issues.length > 0)
    throw new Error(
      issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') || 'no model',
    )
  const talks = chooseTalks(
    {
      requests: readRequestSets().filter(({ isHeldOut }) => isHeldOut),
      conversations: readConversationSets().filter(({ isHeldOut }) => isHeldOut),
    },
    given,
  )
  const { instructions, tools } = await countStart(config.provider)
  const turns = talks.flatMap((talk) => talk.turns)
  const tokens = turns.reduce(
    (sum, { text }) => sum + instructions + tools + tokensIn(text) + ANSWER_TOKENS,
    0,
  )
  write(`${turns.length} questions to ${given.env.MODEL}: about ${tokens.toLocaleString('en')} tokens`)
  print('reader', await scoreCalls(talks, beginReaderTalk), write)
  print(String(given.env.MODEL), await scoreCalls(talks, () => beginModelTalk(model)), write)
}

function beginReaderTalk(): CallingTalk {
  let state = NOTHING_SAID
  return async ({ text, shown = [] }) => {
    const plan = readTurn(readLearned(), text, state)
    state = advance(state, { text, plan }, { shown, isApproved: false })
    return plan.kind === 'call' || plan.kind === 'partial' ? plan.calls : []
  }
}

function print(
  name: string,
  { sets, categories }: { readonly sets: Tallies; readonly categories: Tallies },
  write: (line: string) => void,
): void {
  write(name)
  for (const [title, { right, all, wrongActs, failed }] of [...sets, ...categories]) {
    const share = ((100 * right) / all).toFixed(1).padStart(5)
    const broken = failed === 0 ? '' : `, not answered: ${failed}`
    write(`  ${title.padEnd(24)} ${share} %  ${right} of ${all}, wrong acts: ${wrongActs}${broken}`)
  }
}
