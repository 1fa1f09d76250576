import { startScriptedModel } from '@windhover/testkit/start-scripted-model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAgent } from './testing/ask-agent.ts'

let model: Awaited<ReturnType<typeof startScriptedModel>>
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model?.close())

async function reply(script: string, text: string, signal = new AbortController().signal) {
  const { url } = model
  const agent = openAgent({ provider: 'compatible', name: script, apiKey: 'practice', url, price: null })
  return await agent.ask(text, { signal })
}

/** Words that the strict grammar does not read, with directions for the scripts. */
const ASK = 'Muse about get_token_price {"token":"SOL"}'

describe('a hosted model', () => {
  it('answers with text', async () => {
    const { text, failure } = await reply('script-text', 'Muse about kestrels')
    expect(failure).toBeNull()
    expect(text).toMatch(/quiet today/)
  })

  it('calls a tool and goes on with its answer', async () => {
    const { text, calls } = await reply('script-one-tool', ASK)
    expect(calls).toMatchObject([{ toolName: 'get_token_price', state: 'result', args: { token: 'SOL' } }])
    expect(text).toMatch(/priceUsd/)
  })

  it('calls several tools at once', async () => {
    const asked = `${ASK} and get_balances {"chain":"solana"}`
    const { calls } = await reply('script-parallel-tools', asked)
    expect(calls.map(({ args }) => args)).toEqual([{ token: 'SOL' }, { chain: 'solana' }])
    expect(calls.every(({ state }) => state === 'result')).toBe(true)
  })

  it('is told in words that it called a tool wrongly, and nothing runs', async () => {
    const { calls, ran, failure } = await reply('script-malformed-arguments', ASK)
    expect(calls[0]).toMatchObject({ state: 'error' })
    expect(ran).toEqual([])
    expect(failure).toBeNull()
  })

  it('is told that a tool does not exist', async () => {
    const { calls, failure } = await reply('script-unknown-tool', ASK)
    expect(calls[0]).toMatchObject({ toolName: 'open_the_safe', state: 'error' })
    expect(failure).toBeNull()
  })

  it('is told why a tool failed', async () => {
    const { calls } = await reply('script-one-tool', 'Muse about get_token_price {"token":"BROKEN"}')
    expect(calls[0]).toMatchObject({ state: 'error', errorText: 'Nobody knows.' })
  })

  it('is stopped after some steps when it never ends', async () => {
    const { calls } = await reply('script-endless-tools', ASK)
    expect(calls.length).toBeGreaterThan(1)
    expect(calls.length).toBeLessThanOrEqual(8)
  })

  it.each(['script-rate-limit', 'script-server-error'])(
    'is stood in for by the reader: %s',
    async (script) => {
      const { text, failure } = await reply(script, 'Muse about kestrels')
      expect(failure).toBeNull()
      expect(text).toMatch(/^The language model does not answer, so I read your message myself\./)
    },
  )

  it('keeps what it said before the line broke, and says that it broke', async () => {
    const { text, failure } = await reply('script-cut', 'Muse about kestrels')
    expect(text.length).toBeGreaterThan(0)
    expect(failure).toMatchObject({ code: 'chat/modelFailed' })
  })

  it('is left alone at once when the person stops it', async () => {
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 300)
    const startedAt = performance.now()
    await reply('script-hang', 'Muse about kestrels', stopping.signal)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('is not asked for what the strict grammar reads', async () => {
    // This script would refuse, so an answer can only come from the reader.
    const { calls, failure } = await reply('script-server-error', 'Remember that I like tea')
    expect(calls).toMatchObject([{ toolName: 'propose_memory', args: { content: 'I like tea' } }])
    expect(failure).toBeNull()
  })
})
