import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { describe, expect, it } from 'vitest'
import { countAnswers, countStart, PROVIDERS } from './count-tokens.ts'

/** What was reached, rounded up: whoever needs more says so here. */
const START_TOKENS_MAX = 3_800
/** With every tool that waits for its cue. */
const CUED_TOKENS_MAX = 4_800
const ANSWER_TOKENS_MAX = 2_000

describe('what hosted models read', () => {
  it.each(PROVIDERS)('of instructions and tools is short: %s', async (provider) => {
    const { instructions, tools } = await countStart(provider)
    expect(instructions).toBeGreaterThan(0)
    expect(tools).toBeGreaterThan(0)
    expect(instructions + tools).toBeLessThanOrEqual(START_TOKENS_MAX)
  })

  it.each(PROVIDERS)('is little more where a person asks for everything: %s', async (provider) => {
    const asked = ['show the leaderboard', 'heat map', 'watch BONK', 'tell me when SOL is above 200']
    const { instructions, tools } = await countStart(provider, ...asked)
    expect(instructions + tools).toBeLessThanOrEqual(CUED_TOKENS_MAX)
  })

  it('of usual answers is short, and never more than is stored', async () => {
    const answers = await countAnswers()
    expect(answers.map(({ tool }) => tool).toSorted()).toEqual(AGENT_TOOLS.map(({ name }) => name).toSorted())
    expect(answers.filter(({ read, stored }) => read > stored || read > ANSWER_TOKENS_MAX)).toEqual([])
  })
})
