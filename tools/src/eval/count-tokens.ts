import { INSTRUCTIONS } from '@windhover/core/chat/instructions'
import { compactResult } from '@windhover/core/chat/model/compact-result'
import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { heedCues } from '@windhover/core/toolbox/heed-cues'
import { describeTool } from '@windhover/server/adapters/ai-agent/describe-tool'
import { openPrompt } from '@windhover/server/adapters/ai-agent/open-prompt'
import { countTokens } from 'gpt-tokenizer'
import { captureRequest, type Provider } from './capture-request.ts'
import { sampleAnswers } from './sample-answers.ts'

export const PROVIDERS: readonly Provider[] = ['anthropic', 'openai', 'compatible']

/** Counted with the tokenizer of OpenAI; others count a little differently. */
export const tokensIn = (value: unknown): number =>
  countTokens(typeof value === 'string' ? value : JSON.stringify(value))

/** What every first step of a reply costs, as each provider gets it: before the person has said a word, or behind these. */
export async function countStart(
  provider: Provider,
  ...typed: readonly string[]
): Promise<{ instructions: number; tools: number }> {
  const given = heedCues(AGENT_TOOLS, typed)
  const prompt = openPrompt({ instructions: INSTRUCTIONS, messages: [], pictures: new Map(), begun: [] })
  const { tools } = await captureRequest(provider, { prompt, tools: given.map(describeTool) })
  return { instructions: tokensIn(INSTRUCTIONS), tools: tokensIn(tools) }
}

/** A usual answer of every tool: as it is stored, and as a model reads it. */
export async function countAnswers(): Promise<readonly { tool: string; stored: number; read: number }[]> {
  return (await sampleAnswers()).map(({ tool, answer }) => ({
    tool,
    stored: tokensIn(answer),
    read: tokensIn(compactResult(answer)),
  }))
}
