import type { ToolOutput } from '@windhover/core/toolbox/tool-contract'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { callTool } from '@windhover/testkit/agent-calls'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { needs } from '../parts.ts'
import { reportTools } from './report-tools.ts'

const universe = buildUniverse('windhover')
const onlooker = createOnlooker(needs)

let sandbox: TestSandbox
let world: CountingProxy
let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  sandbox = await useSandbox()
  world = await startCountingProxy(sandbox.env)
  database = await createTestDatabase()
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'settings', 'toolbox'],
    extraFeatures: [onlooker.feature],
    env: world.env,
  })
})
afterEach(() => world.breakWhere(null))
afterAll(async () => {
  await api?.close()
  await world?.close()
  await database?.drop()
  await sandbox?.stop()
})

type Answer = ToolOutput<typeof toolboxTools.getTokenReport>
type Parts = ReturnType<typeof onlooker.parts>
const NOBODY = { userId: 'nobody', sessionId: 'none', vault: { tokenId: '1' } }

async function report(args: { token: string; chain?: string }, parts: Parts = onlooker.parts()) {
  const agentTools = () => reportTools(parts)
  const { name } = toolboxTools.getTokenReport
  return (await callTool({ ...NOBODY, parts: { agentTools } }, name, args)) as unknown as Answer
}

async function done(args: { token: string; chain?: string }, parts?: Parts) {
  const answer = await report(args, parts)
  if (answer.status !== 'done') throw new Error(JSON.stringify(answer))
  return answer
}

describe('get_token_report', () => {
  it('is one of the tools of the toolbox', () => {
    const names = onlooker
      .parts()
      .agentTools()
      .map(({ contract }) => contract.name)
    expect(names).toContain('get_token_report')
  })

  it('joins figures, risks and the newest headlines of one token', async () => {
    const { token, stats, risk, headlines } = await done({ token: 'SOL' })
    expect(token).toMatchObject({ address: 'native', priceUsd: expect.any(Number) })
    expect(stats).toMatchObject({ volume24hUsd: expect.any(Number), high24hUsd: expect.any(Number) })
    expect(stats?.spark.length).toBeGreaterThan(20)
    expect(risk).toMatchObject({ canSell: true, imitates: null })
    const times = headlines?.map(({ publishedAt }) => Date.parse(publishedAt)) ?? []
    expect(times.length).toBeGreaterThan(0)
    expect(times.length).toBeLessThanOrEqual(3)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it('asks which token is meant, and says that there is none', async () => {
    expect(await report({ token: 'USDC' })).toMatchObject({ status: 'ask' })
    expect(await done({ token: 'USDC', chain: 'hedera' })).toMatchObject({ token: { address: '0.0.456858' } })
    expect(await report({ token: 'NOSUCH' })).toMatchObject({ status: 'refused', code: 'token/notFound' })
  })

  it('has no headlines where nobody can be asked for news', async () => {
    world.breakWhere(/\/(cryptopanic|brave)\//)
    const { headlines, risk, stats } = await done({ token: 'WIF' })
    expect([headlines, risk === null, stats === null]).toEqual([null, false, false])
    const parts = onlooker.parts()
    const silent = { ...parts, intelligence: { ...parts.intelligence, news: null } }
    expect(await done({ token: 'BONK' }, silent)).toMatchObject({ headlines: null })
  })

  it('has no risks where the token is known but its passport cannot be read', async () => {
    const parts = onlooker.parts()
    // Only this reading fails: the double has no switch for it alone.
    const read = async () => {
      throw new Error('away')
    }
    const tokenFacts = { ...parts.tokenFacts, solana: { ...parts.tokenFacts.solana, read } }
    const { risk, token } = await done({ token: 'BONK' }, { ...parts, tokenFacts })
    expect([risk, token.symbol]).toEqual([null, 'BONK'])
  })

  it('tells of a copy neither figures nor headlines of the token it imitates', async () => {
    const copy = universe.onChain('solana').find((each) => each.symbol === 'JUP' && !each.isVerified)
    expect(await done({ token: copy?.address ?? '' })).toMatchObject({
      token: { priceUsd: null, marketCapUsd: null },
      risk: { imitates: { symbol: 'JUP' } },
      headlines: [],
    })
  })
})
