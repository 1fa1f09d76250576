import type { ChatMessage } from '@windhover/core/chat/message'
import { PICTURE_BYTES_MAX, PICTURES_MAX } from '@windhover/core/chat/model/choose-pictures'
import type { Picture } from '@windhover/core/contract/picture'
import { RECORDED_KEY, type RecordedProvider } from '@windhover/testkit/recorded-models/provider-shapes'
import { type RecordedModel, startRecordedModel } from '@windhover/testkit/start-recorded-model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAgent } from './testing/ask-agent.ts'

const PROVIDERS = ['anthropic', 'openai', 'compatible'] as const
const models = new Map<RecordedProvider, RecordedModel>()
beforeAll(async () => {
  for (const provider of PROVIDERS) models.set(provider, await startRecordedModel(provider))
})
afterAll(async () => {
  for (const model of models.values()) await model.close()
})

function open(
  provider: RecordedProvider,
  options: { key?: string; url?: string; firstWordMs?: number } = {},
) {
  const model = models.get(provider)
  if (model === undefined) throw new Error(`${provider} was not started`)
  const { key: apiKey = RECORDED_KEY, url = model.url, ...rest } = options
  return { model, ...openAgent({ provider, name: 'recorded', apiKey, url, price: null }, rest) }
}

/** Words that the strict grammar does not read. */
const ASK = 'Muse about kestrels'
const NOTICE = 'The language model does not answer, so I read your message myself.'
const tokens = (inputTokens: number, cachedTokens: number, outputTokens: number) => ({
  inputTokens,
  cachedTokens,
  outputTokens,
})

describe('what was recorded of a provider', () => {
  it.each([
    ['anthropic', 'text', /^Hello! I'm doing well, .* help you with\?$/, tokens(12, 0, 30)],
    ['anthropic', 'late-usage', /^pong$/, tokens(61, 0, 2)],
    ['anthropic', 'cached', /^The sum of .* \*\*650\*\*\.$/, tokens(6 + 3326 + 6267, 6267, 198)],
    ['openai', 'text', /^OK$/, tokens(12, 0, 2)],
    ['compatible', 'text', /^OK$/, tokens(19, 0, 2)],
    ['compatible', 'length', /^sanitized$/, tokens(88, 0, 4)],
  ] as const)('is told as text, with what it took: %s/%s', async (provider, play, said, usage) => {
    const { model, ask, count } = open(provider)
    model.answer({ play })
    const { text, failure, usages } = await ask(ASK)
    expect(failure).toBeNull()
    expect(text).toMatch(said)
    expect(usages).toEqual([{ model: `${provider}:recorded`, ...usage }])
    expect(count('model_output_tokens')).toBe(usage.outputTokens)
    expect(model.asked.map(({ problem }) => problem)).toEqual([null])
  })

  it.each([
    ['anthropic', 'tool-call', 'weather', { location: 'San Francisco' }, 'text'],
    ['anthropic', 'tool-without-arguments', 'updateIssueList', {}, 'text'],
    ['openai', 'tool-call', 'get_weather', { city: 'Beijing' }, 'text'],
    ['compatible', 'tool-call', 'weather', { location: 'San Francisco' }, 'text'],
    ['compatible', 'text-then-tool', 'weather', {}, 'text'],
    ['compatible', 'cached-tool-call', 'webSearchTool', { query: 'current Berlin weather' }, 'text'],
  ] as const)(
    'survives a call of a tool that does not exist, and calls ours: %s/%s',
    async (provider, play, theirs, args, then) => {
      const { model, ask } = open(provider)
      model.answer({ play }, { play: then })
      const unknown = await ask(ASK)
      expect(unknown.calls).toMatchObject([
        { toolName: theirs, state: 'error', args, errorText: 'There is no such tool.' },
      ])
      expect(unknown.failure).toBeNull()
      expect(unknown.usages).toHaveLength(2)

      model.answer({ play, rename: { [theirs]: 'get_balances' } }, { play: then })
      const ours = await ask(ASK)
      expect(ours.calls).toMatchObject([
        { toolName: 'get_balances', state: 'result', result: { totalUsd: 1 } },
      ])
      expect(ours.text).toMatch(/OK|doing well/)
      expect(model.asked.map(({ problem }) => problem)).toEqual([null, null])
      expect(JSON.stringify(model.asked[1]?.body)).toContain('totalUsd')
    },
  )

  it('is told as two calls where OpenAI wraps them in one', async () => {
    const { model, ask } = open('openai')
    model.answer(
      { play: 'parallel-calls', rename: { weather: 'get_balances', cityAttractions: 'get_balances' } },
      { play: 'text' },
    )
    const { calls, ran, text } = await ask(ASK)
    expect(calls.map(({ state }) => state)).toEqual(['result', 'result'])
    expect(ran).toEqual(['get_balances', 'get_balances'])
    expect(text).toBe('OK')
    expect(model.asked.map(({ problem }) => problem)).toEqual([null, null])
  })

  it('is told plainly where the model declines', async () => {
    const { model, ask } = open('anthropic')
    model.answer({ play: 'refusal' })
    const { text, failure, usages } = await ask(ASK)
    expect(text).toBe('The language model declined to answer this.')
    expect(failure).toBeNull()
    expect(usages).toMatchObject([tokens(18, 0, 5)])
  })

  it('counts what came from the cache of a compatible server', async () => {
    const { model, ask } = open('compatible')
    model.answer(
      { play: 'tool-call', rename: { weather: 'get_balances' } },
      { play: 'cached-tool-call' },
      { play: 'text' },
    )
    const { usages } = await ask(ASK)
    expect(usages.map(({ cachedTokens }) => cachedTokens)).toEqual([306, 128, 0])
  })
})

describe('what a provider is asked', () => {
  it('has tools and instructions marked for the cache of Anthropic, and the newest message', async () => {
    const { model, ask } = open('anthropic')
    model.answer({ play: 'tool-call', rename: { weather: 'get_balances' } }, { play: 'text' })
    await ask(ASK)
    const [first, second] = model.asked.map(({ body }) => body as AnthropicBody)
    const kept = { type: 'ephemeral' }
    expect(first?.system?.at(-1)?.cache_control).toEqual(kept)
    expect(first?.messages.at(-1)?.content.at(-1)?.cache_control).toEqual(kept)
    expect(second?.messages.at(-1)?.content.at(-1)).toMatchObject({
      type: 'tool_result',
      cache_control: kept,
    })
    expect(JSON.stringify(second).match(/cache_control/g)).toHaveLength(2)
  })

  it('is not to be kept by OpenAI', async () => {
    const { model, ask } = open('openai')
    model.answer({ play: 'text' })
    await ask(ASK)
    expect(model.asked[0]?.body).toMatchObject({ store: false })
  })
})

type AnthropicBody = {
  readonly system?: readonly { readonly cache_control?: unknown }[]
  readonly messages: readonly { readonly content: readonly { readonly cache_control?: unknown }[] }[]
}

describe('a provider that fails before its first word', () => {
  it.each([
    ['anthropic', { fail: 'overloaded' }, 2],
    ['anthropic', { fail: 'unauthorised' }, 1],
    ['openai', { fail: 'server-error' }, 2],
    ['openai', { play: 'error' }, 1],
    ['openai', { fail: 'bad-request' }, 1],
    ['compatible', { fail: 'rate-limited', retryAfter: 1 }, 2],
    ['compatible', { fail: 'rate-limited', retryAfter: 60 }, 1],
    ['compatible', { play: 'text', cutAfter: 1 }, 1],
    ['compatible', { play: 'text', stallAfter: 1 }, 1],
    ['anthropic', { fail: 'silent' }, 1],
  ] as const)('is stood in for by the reader, which says so: %s %j', async (provider, answer, times) => {
    const { model, ask, count } = open(provider, { firstWordMs: 1_500 })
    model.answer(answer)
    const { text, failure, usages, calls } = await ask('What do I hold?')
    expect(failure).toBeNull()
    expect(text.startsWith(NOTICE)).toBe(true)
    expect(calls).toMatchObject([{ toolName: 'get_balances', state: 'result' }])
    expect(usages).toEqual([])
    expect(model.asked).toHaveLength(times)
    expect([count('model_fallbacks'), count('model_failures')]).toEqual([1, 1])
  })

  it('is stood in for where nobody listens at its address, and where it does not know the key', async () => {
    const nowhere = await startRecordedModel('compatible')
    await nowhere.close()
    expect((await open('compatible', { url: nowhere.url }).ask(ASK)).text).toContain(NOTICE)
    const { model, ask } = open('openai', { key: 'another' })
    model.answer({ play: 'text' })
    expect((await ask(ASK)).text).toContain(NOTICE)
    expect(model.asked).toMatchObject([{ problem: 'invalid x-api-key' }])
  })

  it('is asked once more, and answers', async () => {
    const { model, ask, count } = open('compatible')
    model.answer({ fail: 'rate-limited', retryAfter: 1 }, { play: 'text' })
    expect((await ask(ASK)).text).toBe('OK')
    expect(count('model_fallbacks')).toBe(0)
  })

  it('is left alone after three failures in a row', async () => {
    const { model, ask, count } = open('anthropic')
    model.answer({ fail: 'unauthorised' })
    for (let times = 0; times < 5; times += 1) expect((await ask(ASK)).text).toContain(NOTICE)
    expect(model.asked).toHaveLength(3)
    expect([count('model_fallbacks'), count('model_failures')]).toEqual([5, 3])
  })

  it('is asked all the same where only the question was wrong', async () => {
    const { model, ask } = open('anthropic')
    model.answer({ fail: 'bad-request' })
    for (let times = 0; times < 4; times += 1) await ask(ASK)
    expect(model.asked).toHaveLength(4)
  })

  it('is not asked again for a reply that the reader took over', async () => {
    const { model, ask } = open('anthropic')
    model.answer({ fail: 'unauthorised' })
    const first = await ask('What do I hold?')
    const { parts, text } = await ask('What do I hold?', { begun: first.parts })
    expect(model.asked).toHaveLength(1)
    expect(parts.some(({ type }) => type === 'tool-invocation')).toBe(false)
    expect(text).not.toContain(NOTICE)
  })
})

describe('a provider that fails in the middle', () => {
  it('leaves what it said, and the reply fails', async () => {
    const { model, ask, count } = open('anthropic')
    model.answer({ play: 'text', cutAfter: 6 })
    const { text, failure } = await ask(ASK)
    expect(text).toBe("Hello! I'm doing well, thank you for asking")
    expect(failure).toMatchObject({ code: 'chat/modelFailed' })
    expect(count('model_fallbacks')).toBe(0)
  })

  it('leaves the calls it made, and the reply fails', async () => {
    const { model, ask } = open('openai')
    model.answer({ play: 'tool-call', rename: { get_weather: 'get_balances' } }, { fail: 'unauthorised' })
    const { calls, failure } = await ask(ASK)
    expect(calls).toMatchObject([{ state: 'result' }])
    expect(failure).toMatchObject({ code: 'chat/modelFailed' })
  })
})

describe('pictures', () => {
  const PIXEL = Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
  const BASE64 = Buffer.from(PIXEL).toString('base64')
  const attach = (...sizes: readonly (Uint8Array | 'large')[]) => {
    const given = sizes.map((size, at): [string, Picture] => {
      const bytes = size === 'large' ? new Uint8Array(PICTURE_BYTES_MAX + 1) : size
      return [`https://files.example/${at}.png`, { type: 'image/png', bytes }]
    })
    const attachments = given.map(([url]) => ({ type: 'image', contentType: 'image/png', url }) as const)
    const text = 'What is on this?'
    const question: ChatMessage = {
      id: 'q',
      role: 'user',
      content: text,
      parts: [{ type: 'text', text }],
      experimental_attachments: attachments,
    }
    return { messages: [question], pictures: new Map(given) }
  }

  it.each([
    ['anthropic', { type: 'image', source: { type: 'base64', media_type: 'image/png', data: BASE64 } }],
    ['openai', { type: 'input_image', image_url: `data:image/png;base64,${BASE64}` }],
    ['compatible', { type: 'image_url', image_url: { url: `data:image/png;base64,${BASE64}` } }],
  ] as const)('reach the model as bytes, in the shape of %s', async (provider, shape) => {
    const { model, ask } = open(provider)
    model.answer({ play: 'text' })
    const { failure, text } = await ask('', attach(PIXEL))
    expect(failure).toBeNull()
    expect(text).toMatch(/^(OK|Hello)/)
    const { messages, input } = (model.asked[0]?.body ?? {}) as { messages?: Turn[]; input?: Turn[] }
    const told = (messages ?? input ?? []).findLast(({ role }) => role === 'user')
    expect(told?.content).toEqual(expect.arrayContaining([expect.objectContaining(shape)]))
    expect(JSON.stringify(model.asked[0]?.body)).not.toContain('files.example')
  })

  it('that are too large or too many are left out, and the person is told', async () => {
    const { model, ask } = open('anthropic')
    model.answer({ play: 'text' })
    const { text } = await ask('', attach('large', ...Array.from({ length: PICTURES_MAX + 2 }, () => PIXEL)))
    expect(text).toMatch(
      /^One picture is too large .* I look at 5 pictures at once, so I left out the last 2\.\n\nHello/,
    )
    expect(JSON.stringify(model.asked[0]?.body).match(/"base64"/g)).toHaveLength(PICTURES_MAX)
  })
})

type Turn = { readonly role: string; readonly content: readonly object[] }
