import { isPlainSentence } from '@windhover/core/alpha/check-sentence'
import { STALE_AFTER_MS } from '@windhover/core/alpha/constants'
import { type AlphaProject, alphaRoutes } from '@windhover/core/alpha/contract'
import { alphaTools } from '@windhover/core/alpha/tools'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { createMovableClock } from '@windhover/testkit/account-server'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { needs } from './parts.ts'
import { addUpdates, dropOld, PROJECTS_MAX, saveProject } from './project-store.ts'
import { refreshProjects } from './refresh-projects.ts'
import { alphaProjects, alphaUpdates } from './tables.ts'
import { alphaAgentTools } from './tools.ts'
import { watchProjects } from './watch-projects.ts'

const MINUTE_MS = 60_000
const onlooker = createOnlooker(needs)
const clock = createMovableClock()
const universe = buildUniverse('windhover')
let sandbox: TestSandbox
let world: CountingProxy
let database: TestDatabase
let api: TestApi
let visitor: WalletVisitor
beforeAll(async () => {
  sandbox = await useSandbox()
  world = await startCountingProxy(sandbox.env)
  database = await createTestDatabase()
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'alpha'],
    extraFeatures: [onlooker.feature],
    env: world.env,
    clock,
  })
  visitor = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
}, 120_000)
afterEach(() => world.breakWhere(null))
afterAll(async () => {
  await api?.close()
  await database?.drop()
  await world?.close()
  await sandbox?.stop()
})

async function ask(query: Record<string, string> = {}) {
  const url = `${api.url}${alphaRoutes.listProjects.path}?${new URLSearchParams(query)}`
  const response = await fetch(url, { headers: visitor.headers })
  return { status: response.status, body: await response.json() }
}
async function list(query: Record<string, string> = {}): Promise<AlphaProject[]> {
  const { status, body } = await ask(query)
  expect(status, JSON.stringify(body)).toBe(200)
  return alphaRoutes.listProjects.response.parse(body).data
}
const checksOf = async () => new Set((await list()).map(({ checkedAt }) => checkedAt))
const always = async () => true

/** One turn of a worker that ends afterwards. */
async function turn(): Promise<void> {
  const loop = watchProjects(onlooker.parts())
  await loop.run()
  await loop.close?.()
}

describe('the job', { timeout: 120_000 }, () => {
  it('goes on where a run broke off', async () => {
    let turns = 0
    await refreshProjects(onlooker.parts(), async () => {
      turns += 1
      return turns <= 3
    })
    expect(await list()).toHaveLength(3)
    await onlooker.parts().db.delete(alphaProjects)
  })

  it('R1-155 R1-156 R1-272 fills an empty list within the first minute, every sentence with its source', async () => {
    expect(await list()).toEqual([])
    const startedAt = performance.now()
    await turn()
    expect(performance.now() - startedAt).toBeLessThan(MINUTE_MS)
    const projects = await list()
    expect(projects.length).toBeGreaterThanOrEqual(20)
    const scores = projects.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    for (const { analysis, rationale, sentences, score, writtenBy } of projects) {
      const all = [...sentences.analysis, ...sentences.rationale]
      expect(all.length).toBeGreaterThan(2)
      expect(all.every(({ sources }) => sources.length > 0)).toBe(true)
      expect(`${analysis} ${rationale}`).toBe(all.map(({ text }) => text).join(' '))
      expect([score >= 0 && score <= 1, writtenBy]).toEqual([true, 'templates'])
    }
    expect(projects.filter(({ xHandle }) => xHandle?.startsWith('practice_')).length).toBeGreaterThan(15)
    const named = projects.flatMap(({ tokens }) => Object.entries(tokens))
    expect(named.length).toBeGreaterThan(5)
    for (const [slug, address] of named) {
      const chain = { 'binance-smart-chain': 'bsc', 'hedera-hashgraph': 'hedera' }[slug] ?? slug
      expect(universe.listing(chain as never, address)?.isVerified, slug).toBe(true)
    }
  })

  it('dates what happened by what the market did, and takes no order of strangers for news', async () => {
    const updates = (await list()).flatMap(({ summaries }) => summaries)
    expect(updates.length).toBeGreaterThan(5)
    expect(updates.some(({ source }) => source.url?.includes('.example/'))).toBe(true)
    for (const { date, description, source } of updates) {
      expect(Date.parse(date)).toBeLessThanOrEqual(clock.now().getTime())
      expect([source.name !== '', source.at]).toEqual([true, date])
      expect(isPlainSentence(description), description).toBe(true)
    }
    const told = JSON.stringify(await list())
    expect(told).not.toMatch(
      /ignore previous|maintenance mode|recovery phrase|already approved|vault-rescue/i,
    )
  })

  it('asks nobody before it is time, and then writes only what has changed', async () => {
    const parts = onlooker.parts()
    const [before] = await checksOf()
    await turn()
    expect([...(await checksOf())]).toContain(before)
    // Only what sources answer is held still: a price moves with every second.
    const still = { ...parts, intelligence: holdStill(parts.intelligence) }
    clock.moveBy(11 * MINUTE_MS)
    await refreshProjects(still, always)
    clock.moveBy(11 * MINUTE_MS)
    const written = (await list()).map(({ id, writtenAt }) => [id, writtenAt])
    const done = await refreshProjects(still, always)
    expect(done).toEqual({ checked: written.length, written: 0 })
    const after = await list()
    expect(after.map(({ id, writtenAt }) => [id, writtenAt])).toEqual(written)
    expect((await checksOf()).size, 'all at one moment').toBe(1)
  })

  it.each(['lunarcrush', 'coingecko', 'cryptopanic'])(
    'leaves everything as it is while %s is away, and its dates say so',
    async (source) => {
      const before = await list()
      world.breakWhere(new RegExp(source))
      clock.moveBy(2 * STALE_AFTER_MS)
      await turn()
      expect(await list()).toEqual(before)
      world.breakWhere(null)
      // That a source failed is everybody's answer for a moment.
      const checkAgain = async () => {
        await turn()
        return [...(await checksOf())]
      }
      await expect.poll(checkAgain, { timeout: 20_000 }).not.toContain(before[0]?.checkedAt)
    },
  )

  it('runs in one worker at a time', async () => {
    const [one, other] = [watchProjects(onlooker.parts()), watchProjects(onlooker.parts())]
    clock.moveBy(11 * MINUTE_MS)
    const [before] = await checksOf()
    const running = one.run()
    await other.run()
    expect(await checksOf(), 'the other one did nothing').toContain(before)
    await running
    expect(await checksOf()).not.toContain(before)
    await one.close?.()
    await other.close?.()
  })
})

describe('the list', () => {
  it('R1-157 R1-158 R1-221 R1-272 is filtered by name, ticker, handle, score and chain', async () => {
    const all = await list()
    const [best] = all
    if (best === undefined) throw new Error('nothing is listed')
    const part = best.name.slice(1, 5).toUpperCase()
    const named = await list({ name: part })
    expect(named.map(({ id }) => id)).toEqual(
      all.filter(({ name }) => name.toUpperCase().includes(part)).map(({ id }) => id),
    )
    expect((await list({ ticker: `$${best.ticker.toLowerCase()}` })).map(({ id }) => id)).toContain(best.id)
    expect((await list({ xHandle: `@${best.xHandle}` })).map(({ id }) => id)).toContain(best.id)
    const bound = all[5]?.score ?? 0
    expect(await list({ minScore: String(bound) })).toEqual(all.filter(({ score }) => score >= bound))
    const onSolana = await list({ chain: 'solana' })
    expect(onSolana).toEqual(all.filter(({ places }) => places.some(({ chain }) => chain === 'solana')))
    expect(onSolana.length).toBeGreaterThan(0)
    expect(await list({ chain: 'pulsechain' })).toEqual([])
    expect(await list({ name: '%' })).toEqual([])
  })

  it('is told by the tool of the agent', async () => {
    const [tool] = alphaAgentTools(onlooker.parts())
    const run = async (given: object) => {
      const answer = await tool?.run(alphaTools.listAlphaProjects.input.parse(given) as never, {} as never)
      const told = alphaTools.listAlphaProjects.output.parse(answer)
      return told.status === 'done' ? told.projects.map(({ ticker }) => ticker) : []
    }
    const tickers = (projects: readonly AlphaProject[]) => projects.map(({ ticker }) => ticker)
    expect(await run({ limit: 3 })).toEqual(tickers(await list({ limit: '3' })))
    expect(await run({ chain: 'bsc' })).toEqual(
      tickers(await list({ chain: 'binance-smart-chain', limit: '5' })),
    )
    expect(await run({ name: 'nothing like this' })).toEqual([])
  })

  it('comes page by page, with how many there are', async () => {
    const { body } = await ask({ limit: '5', page: '2' })
    expect(body.data.map(({ id }: AlphaProject) => id)).toEqual(
      (await list()).slice(5, 10).map(({ id }) => id),
    )
    expect(body.total).toBe((await list()).length)
  })

  it.each([{ minScore: '1.1' }, { minScore: '-1' }, { limit: '0' }, { chain: 'atlantis' }])(
    'R1-243 refuses %j',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )

  it('is nobody’s who is not signed in', async () => {
    expect((await fetch(`${api.url}${alphaRoutes.listProjects.path}`)).status).toBe(401)
  })

  it('forgets what is months old, and keeps the best of too many', async () => {
    const { db } = onlooker.parts()
    const [row] = await db.select().from(alphaProjects).limit(1)
    if (row === undefined) throw new Error('nothing is stored')
    const now = clock.now()
    for (let place = 0; place <= PROJECTS_MAX; place += 1)
      await saveProject(db, { ...row, id: `copy-${place}`, score: 1, checkedAt: now })
    const at = new Date(now.getTime() - 91 * 24 * 60 * MINUTE_MS).toISOString()
    await addUpdates(db, 'copy-1', [
      { key: 'old', at, description: 'Old', source: { name: 's', url: null, at } },
    ])
    await dropOld(db, now)
    const ids = (await db.select({ id: alphaProjects.id }).from(alphaProjects)).map(({ id }) => id)
    expect(ids).toHaveLength(PROJECTS_MAX)
    expect(ids.every((id) => id.startsWith('copy-'))).toBe(true)
    // Updates go with their project.
    expect(await db.select().from(alphaUpdates)).toEqual([])
  })
})

/** Every question is asked once; then the first answer is given again. */
function holdStill<Ports extends object>(ports: Ports): Ports {
  const kept = new Map<string, unknown>()
  const still = (name: string, port: object) =>
    new Proxy(port, {
      get: (target, method) => {
        const call = Reflect.get(target, method) as (...given: unknown[]) => unknown
        return (...given: unknown[]) => {
          const key = `${name}.${String(method)}(${JSON.stringify(given)})`
          if (!kept.has(key)) kept.set(key, call(...given))
          return kept.get(key)
        }
      },
    })
  const entries = Object.entries(ports).map(([name, port]) => [
    name,
    port === null ? null : still(name, port),
  ])
  return Object.fromEntries(entries) as Ports
}
