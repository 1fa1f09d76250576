import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { callTool, type ToolAnswer } from '@windhover/testkit/agent-calls'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const universe = buildUniverse('windhover')
const onlooker = createOnlooker(['agentTools'])

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
    only: ['accounts', 'tokens'],
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

const NOBODY = { userId: 'nobody', sessionId: 'none', vault: { tokenId: '1' } }
const compare = (tokens: readonly string[], more: object = {}): Promise<ToolAnswer> =>
  callTool({ ...NOBODY, parts: onlooker.parts() }, 'compare_tokens', { tokens, ...more })

describe('compare_tokens', () => {
  it('has the figures and the worst risk of each, in the order of the question', async () => {
    const figure = expect.any(Number)
    const token = { priceUsd: figure, priceChange24hPct: figure, marketCapUsd: figure, liquidityUsd: figure }
    expect(await compare(['bonk', 'SOL', JUP])).toMatchObject({
      status: 'done',
      tokens: [
        { token: { symbol: 'BONK', ...token }, volume24hUsd: figure, riskLevel: expect.any(String) },
        { token: { symbol: 'SOL', address: 'native', ...token }, volume24hUsd: figure, riskLevel: 'none' },
        { token: { symbol: 'JUP', address: JUP, ...token }, volume24hUsd: figure },
      ],
      unresolved: [],
    })
  })

  it('tells of each what it did in 30 days, and of a coin what all of it is worth', async () => {
    const row = {
      change30dPct: expect.any(Number),
      worstDay30dPct: expect.any(Number),
      token: { marketCapUsd: expect.any(Number) },
    }
    expect(await compare(['SOL', 'ETH', 'BNB', 'HBAR'])).toMatchObject({
      tokens: [row, row, row, row],
      checkedAt: expect.any(String),
    })
  })

  it('names what it left out: unknown ones, and those that could be several', async () => {
    expect(await compare(['SOL', 'NOSUCH', 'BONK', 'USDC'])).toMatchObject({
      status: 'done',
      tokens: [{ token: { symbol: 'SOL' } }, { token: { symbol: 'BONK' } }],
      unresolved: ['NOSUCH', 'USDC'],
    })
    expect(await compare(['SAUCE', 'USDC'], { chain: 'hedera' })).toMatchObject({
      status: 'done',
      tokens: [{ token: { chain: 'hedera' } }, { token: { address: '0.0.456858' } }],
      unresolved: [],
    })
  })

  it('asks, or refuses, where fewer than two are left', async () => {
    const asked = await compare(['NOSUCH', 'USDC'])
    expect(asked).toMatchObject({ status: 'ask', question: expect.stringContaining('USDC is on Solana') })
    expect(await compare(['SOL', 'NOSUCH'])).toEqual({
      status: 'refused',
      code: 'token/notFound',
      reason: 'No token is known by NOSUCH.',
    })
    expect(await compare(['SOL', 'sol'])).toEqual({
      status: 'refused',
      code: 'token/sameToken',
      reason: 'Name at least two different tokens to compare.',
    })
  })

  it('puts no price beside a borrowed name, and calls the copy dangerous', async () => {
    const copy = universe.onChain('solana').find((each) => each.symbol === 'JUP' && !each.isVerified)
    expect(await compare([JUP, copy?.address ?? ''])).toMatchObject({
      status: 'done',
      tokens: [
        { token: { address: JUP } },
        {
          token: { address: copy?.address, priceUsd: null, marketCapUsd: null },
          volume24hUsd: null,
          riskLevel: 'danger',
        },
      ],
    })
  })

  it('compares without the day where its source is away', async () => {
    world.breakWhere(/\/geckoterminal\//)
    expect(await compare(['CAKE', 'PEPE'])).toMatchObject({
      status: 'done',
      tokens: [{ volume24hUsd: null }, { volume24hUsd: null }],
    })
  })

  it('takes two to four', async () => {
    await expect(compare(['SOL'])).rejects.toThrow()
    await expect(compare(['SOL', 'ETH', 'BNB', 'HBAR', 'BONK'])).rejects.toThrow()
  })
})
