import { collectReply, contentOf } from '@windhover/core/chat/collect-parts'
import type { ToolPart } from '@windhover/core/chat/message'
import { tokenTools } from '@windhover/core/tokens/tools'
import { createChatClient } from '@windhover/testkit/chat-client'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { RECORDED_KEY, type RecordedProvider } from '@windhover/testkit/recorded-models/provider-shapes'
import { type RecordedModel, startRecordedModel } from '@windhover/testkit/start-recorded-model'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { makeKeeper } from '@windhover/testkit/vault-keeper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineFeature } from '../../composition/feature.ts'
import { bindTool } from '../../ports/agent-tool.ts'

/** A tool of the test's own, so that a reply has something to call without any market. */
const trending = bindTool(tokenTools.getTrendingTokens, async () => ({ status: 'done' as const, groups: [] }))
const offered = defineFeature({ name: 'offered', needs: [], tools: () => [trending] })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

async function openProduct(provider: RecordedProvider) {
  const model = await startRecordedModel(provider)
  const api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'vaults', 'files', 'chat'],
    extraFeatures: [offered],
    rateLimits: NO_LIMITS,
    env: {
      MODEL: `${provider}:recorded`,
      MODEL_API_KEY: RECORDED_KEY,
      MODEL_URL: model.url,
      MODEL_PRICE_IN: '3',
      MODEL_PRICE_OUT: '15',
    },
  })
  const client = createChatClient(() => api.url, await makeKeeper(api, database.url))
  await client.unlock()
  return { model, api, client, close: () => closeBoth(api, model) }
}

async function closeBoth(api: TestApi, model: RecordedModel): Promise<void> {
  await api.close()
  await model.close()
}

describe('a reply of a hosted model', () => {
  it.each([
    ['anthropic', 'tool-call', 'weather', { inputTokens: 855, cachedTokens: 0, outputTokens: 58 }],
    ['openai', 'tool-call', 'get_weather', { inputTokens: 57, cachedTokens: 0, outputTokens: 27 }],
    ['compatible', 'tool-call', 'weather', { inputTokens: 326, cachedTokens: 306, outputTokens: 255 }],
  ] as const)(
    'goes the whole way, with its call and what it took: %s',
    async (provider, play, theirs, usage) => {
      const { model, client, close } = await openProduct(provider)
      try {
        model.answer({ play, rename: { [theirs]: 'get_trending_tokens' } }, { play: 'text' })
        const conversationId = crypto.randomUUID()
        const answer = await client.ask({ text: 'Muse about kestrels', conversationId })
        const reply = collectReply(answer.chunks)
        expect(reply.ending).toBe('finished')
        expect(contentOf(reply.parts)).toMatch(/OK|doing well/)
        const calls = reply.parts.filter((part): part is ToolPart => part.type === 'tool-invocation')
        expect(calls).toMatchObject([
          { toolName: 'get_trending_tokens', state: 'result', result: { status: 'done', groups: [] } },
        ])
        expect(model.asked.map(({ problem }) => problem)).toEqual([null, null])
        const { body } = await client.json('GET', '/api/chat/usage')
        const costUsd = expect.closeTo((usage.inputTokens * 3 + usage.outputTokens * 15) / 1_000_000, 9)
        expect(body.days).toEqual([
          { day: expect.any(String), model: `${provider}:recorded`, replies: 1, ...usage, costUsd },
        ])
      } finally {
        await close()
      }
    },
  )

  it('is written by the reader while the provider is down, and stored like any other', async () => {
    const { model, api, client, close } = await openProduct('anthropic')
    try {
      model.answer({ fail: 'unauthorised' })
      const conversationId = crypto.randomUUID()
      const answer = await client.ask({ text: 'show me hot tokens please', conversationId })
      const { body } = await client.history({ conversationId })
      expect(collectReply(answer.chunks).ending).toBe('finished')
      expect(body.messages[1].content).toMatch(/^The language model does not answer, so I read your message/)
      expect((await client.json('GET', '/api/chat/usage')).body).toEqual({ days: [] })
      const metrics = await (await fetch(`${api.healthUrl}/metrics`)).text()
      expect(metrics).toMatch(/windhover_model_fallbacks\{[^}]*\} 1/)
      expect(api.lines.filter((line) => line.includes('the model does not answer'))).toHaveLength(1)
      expect(api.lines.join('')).not.toContain(RECORDED_KEY)
    } finally {
      await close()
    }
  })
})
