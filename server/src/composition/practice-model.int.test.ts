import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { APICallError, isStepCount, streamText, tool } from 'ai'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['openai'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const asked: string[] = []
const tools = {
  get_token_price: tool({
    description: 'The price of a token',
    inputSchema: z.object({ token: z.string() }),
    execute: async ({ token }) => {
      asked.push(token)
      return { token, priceUsd: 186 }
    },
  }),
  get_balances: tool({
    description: 'What the vault holds',
    inputSchema: z.object({}),
    execute: async () => ({ balances: [] }),
  }),
}

type Options = { prompt?: string; maxRetries?: number; timeoutMs?: number; apiKey?: string }

/** Plays one conversation through the library that the product talks to models with. */
async function play(script: string, options: Options = {}) {
  const { prompt = 'hello', maxRetries = 0, timeoutMs = 20_000, apiKey = 'practice' } = options
  const provider = createOpenAICompatible({
    name: 'practice',
    baseURL: `${doubles.url}/openai/v1`,
    apiKey,
    includeUsage: true,
  })
  const errors: unknown[] = []
  const result = streamText({
    model: provider(script),
    prompt,
    tools,
    stopWhen: isStepCount(4),
    maxRetries,
    abortSignal: AbortSignal.timeout(timeoutMs),
    onError: ({ error }) => {
      errors.push(error)
    },
  })
  let text = ''
  const parts: string[] = []
  try {
    for await (const part of result.fullStream) {
      parts.push(part.type)
      if (part.type === 'text-delta') text += part.text
    }
  } catch (error) {
    // A line that breaks is thrown at the reader, not told as a part.
    errors.push(error)
  }
  return { text, parts, errors, result }
}

describe('the scripted model through the AI library', () => {
  it('says plain text, in pieces, and what it cost', async () => {
    const { text, parts, result } = await play('script-text')
    expect(text).toContain('The market is quiet today')
    expect(parts.filter((type) => type === 'text-delta').length).toBeGreaterThan(2)
    expect((await result.totalUsage).outputTokens).toBeGreaterThan(0)
  })

  it('calls a tool, hears its answer and tells it', async () => {
    asked.length = 0
    const prompt = 'get_token_price {"token":"SOL"}'
    const { text, parts } = await play('script-one-tool', { prompt })
    expect(asked).toEqual(['SOL'])
    expect(parts).toContain('tool-result')
    expect(text).toContain('"priceUsd":186')
  })

  it('calls two tools at once', async () => {
    const prompt = 'get_token_price {"token":"JUP"} get_balances {}'
    const { parts, result } = await play('script-parallel-tools', { prompt })
    expect(parts.filter((type) => type === 'tool-call')).toHaveLength(2)
    expect((await result.steps).length).toBe(2)
  })

  it('calls one after the other', async () => {
    const prompt = 'get_token_price {"token":"JUP"} get_balances {}'
    const { result } = await play('script-tool-chain', { prompt })
    expect((await result.steps).map((step) => step.toolCalls.length)).toEqual([1, 1, 0])
  })

  it.each(['script-malformed-arguments', 'script-unknown-tool'])(
    'survives %s: the tool is not run, and the model hears why',
    async (script) => {
      asked.length = 0
      const { text, parts } = await play(script, { prompt: 'get_token_price {"token":"SOL"}' })
      expect(asked).toEqual([])
      expect(parts).toContain('tool-error')
      expect(text).toContain('This is what I found')
    },
  )

  it('stops where it is told to, however eager the model', async () => {
    const { result } = await play('script-endless-tools', { prompt: 'get_balances {}' })
    expect((await result.steps).length).toBe(4)
  })

  it('is cut in the middle: what came stands, and the break is told', async () => {
    const { text, parts, errors } = await play('script-cut')
    expect(text.length).toBeGreaterThan(5)
    expect(text).not.toContain('needs attention')
    expect(parts).not.toContain('finish')
    expect(errors.some((error) => APICallError.isInstance(error))).toBe(true)
  })

  it('is asked too often: tried again after the pause that it names, then given up', async () => {
    const startedMs = performance.now()
    const { errors } = await play('script-rate-limit', { maxRetries: 1 })
    expect(performance.now() - startedMs).toBeGreaterThan(950)
    expect(errors.length).toBeGreaterThan(0)
    const [once] = (await play('script-rate-limit')).errors
    expect(APICallError.isInstance(once) && once.statusCode).toBe(429)
    doubles.faults.set({ target: 'openai', kind: 'rate-limit', times: 1 })
    expect((await play('script-text', { maxRetries: 1 })).text).toContain('quiet')
  })

  it.each(['script-hang', 'script-hang-midway'])('%s: is given up when its time is over', async (script) => {
    const startedMs = performance.now()
    const { text, parts } = await play(script, { timeoutMs: 1_500 })
    expect(performance.now() - startedMs).toBeLessThan(15_000)
    expect(parts).toContain('abort')
    expect(text.length).toBe(script === 'script-hang' ? 0 : 20)
  })

  it('is refused with a wrong key, without being asked again', async () => {
    const [error] = (await play('script-text', { apiKey: 'wrong', maxRetries: 2 })).errors
    expect(APICallError.isInstance(error) && [error.statusCode, error.isRetryable]).toEqual([401, false])
  })
})
