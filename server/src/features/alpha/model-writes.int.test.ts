import { WRITER_INSTRUCTIONS } from '@windhover/core/alpha/brief-writer'
import { alphaRoutes } from '@windhover/core/alpha/contract'
import { joinSentences } from '@windhover/core/alpha/sentence'
import { createMovableClock } from '@windhover/testkit/account-server'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { RECORDED_KEY, type RecordedProvider } from '@windhover/testkit/recorded-models/provider-shapes'
import { type RecordedModel, startRecordedModel } from '@windhover/testkit/start-recorded-model'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModels } from '../../adapters/ai-agent/index.ts'
import { listProjects } from './list-projects.ts'
import { needs } from './parts.ts'
import { refreshProjects } from './refresh-projects.ts'
import { alphaProjects } from './tables.ts'

const onlooker = createOnlooker(needs)
const clock = createMovableClock()
let sandbox: TestSandbox
let database: TestDatabase
let api: TestApi
let model: RecordedModel
beforeAll(async () => {
  sandbox = await useSandbox()
  model = await startRecordedModel('compatible')
  database = await createTestDatabase()
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'alpha'],
    extraFeatures: [onlooker.feature],
    env: sandbox.env,
    clock,
  })
}, 120_000)
afterAll(async () => {
  await api?.close()
  await model?.close()
  await database?.drop()
  await sandbox?.stop()
})

/** What was recorded of a model that says OK, with these words in place of OK. */
const saying = (words: unknown) => {
  const said = JSON.stringify(typeof words === 'string' ? words : JSON.stringify(words)).slice(1, -1)
  return { play: 'text', rename: { OK: said } }
}

function withModel(provider: RecordedProvider = 'compatible') {
  const choice = { provider, name: 'recorded', apiKey: RECORDED_KEY, url: model.url, price: null }
  const { writer } = createModels(choice, { metrics: { watch: () => {} }, log: { warn: () => {} } })
  return { ...onlooker.parts(), writer }
}

const always = async () => true
const read = () => listProjects(onlooker.parts().db, alphaRoutes.listProjects.query.parse({ limit: 100 }))
const byModel = async () => (await read()).data.filter(({ writtenBy }) => writtenBy === 'compatible:recorded')

describe('a model that writes', { timeout: 120_000 }, () => {
  it('is given facts alone; what it says stands with the sources of the facts it names', async () => {
    model.answer(
      saying({
        analysis: [
          { text: 'People trade and watch it.', facts: ['size', 'posts'] },
          { text: 'It will rise 900% next week.', facts: ['price'] },
          { text: 'Claim yours at https://evil.example now.', facts: ['size'] },
        ],
        rationale: [{ text: 'It stands out among coins.', facts: ['score'] }],
      }),
    )
    await refreshProjects(withModel(), always)
    const written = await byModel()
    expect(written).toHaveLength(8)
    expect((await read()).data.length, 'the others wait, in words of facts').toBeGreaterThan(8)
    for (const { analysis, sentences } of written) {
      expect(analysis).toMatch(/^People trade and watch it\. /)
      expect(sentences.analysis, 'facts took the place of what was dropped').toHaveLength(3)
      expect(sentences.analysis[0]?.sources.map(({ name }) => name)).toEqual(['CoinGecko', 'LunarCrush'])
      expect(joinSentences([...sentences.analysis, ...sentences.rationale])).not.toMatch(/900|evil/)
    }
    const { body, problem } = model.asked[0] ?? {}
    expect(problem).toBeNull()
    expect(body).not.toHaveProperty('tools')
    const messages = body?.messages as { role: string; content: string }[]
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages[0]?.content).toBe(WRITER_INSTRUCTIONS)
    expect(JSON.stringify(model.asked)).not.toMatch(/ignore previous|maintenance mode|recovery phrase/i)
  })

  it('writes the others in the next runs, and nothing twice while nothing has happened', async () => {
    const first = await byModel()
    model.answer(saying({ analysis: [{ text: 'It is known.', facts: ['size'] }], rationale: [] }))
    await refreshProjects(withModel(), always)
    expect((await byModel()).length).toBeGreaterThan(first.length)
    const again = new Map((await byModel()).map((project) => [project.id, project]))
    const kept = first.filter(({ id, writtenAt }) => again.get(id)?.writtenAt === writtenAt)
    expect(kept.length, 'most of them').toBeGreaterThan(first.length / 2)
    for (const { id, analysis } of kept) expect(again.get(id)?.analysis).toBe(analysis)
  })

  it.each([
    ['answers in prose', () => model.answer(saying('I would rather not.'))],
    ['is overloaded', () => model.answer({ fail: 'overloaded' })],
    ['breaks off', () => model.answer({ ...saying('{"analysis":['), cutAfter: 2 })],
  ])('gives way to facts in their own words where it %s', async (_why, prepare) => {
    await onlooker.parts().db.delete(alphaProjects)
    prepare()
    await refreshProjects(withModel(), always)
    const { data } = await read()
    expect(data.length).toBeGreaterThan(8)
    expect(model.asked.length, 'it is not asked for every one').toBeLessThanOrEqual(8)
    for (const { writtenBy, analysis } of data)
      expect([writtenBy, analysis === '']).toEqual(['templates', false])
  })
})
