import { DEFAULT_SETTINGS, type SettingsView, settingsRoutes } from '@windhover/core/settings/contract'
import { TOOL_CATEGORY_IDS, type ToolCategoryId } from '@windhover/core/toolbox/categories'
import { type ToolboxView, toolboxRoutes, toolboxView } from '@windhover/core/toolbox/contract'
import { defineTool } from '@windhover/core/toolbox/tool-contract'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { addVaultRow } from '@windhover/testkit/vault-row'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineFeature, type Feature } from '../../composition/feature.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { feature as settings } from '../settings/index.ts'
import { feature as toolbox } from './index.ts'
import { toolsFor } from './tools-for.ts'

/** The product has fewer tools than the limit, so it is met with tools of the test's own. */
function makeTools(count: number, ...categories: readonly ToolCategoryId[]): readonly AgentTool[] {
  return Array.from({ length: count }, (_, index) =>
    bindTool(
      defineTool({
        name: `read_${categories.join('_')}${index}`,
        categories,
        effect: 'read',
        description: 'Reads nothing',
        progress: 'Reading',
        input: z.object({}),
        output: z.object({}),
      }),
      async () => ({}),
    ),
  )
}
const TOOLS = [
  ...makeTools(20, 'required'),
  ...makeTools(30, 'messari', 'lunarcrush'),
  ...makeTools(1, 'coinglass'),
]
/** Without the tools they bring along, so that the numbers are the test's own. */
const withoutTools = ({ tools: _left, ...feature }: Feature): Feature => feature
const FEATURES = [
  withoutTools(settings),
  withoutTools(toolbox),
  defineFeature({ name: 'many', needs: [], tools: () => TOOLS }),
]
const WITHOUT_SOURCES =
  /^(CRYPTOPANIC|BRAVE|LUNARCRUSH|DEFILLAMA|ORDISCAN|COINGLASS|DAPPRADAR|MESSARI|COINGECKO|FEAR)_/

let database: TestDatabase
let connection: DatabaseConnection
let sql: postgres.Sql
let api: TestApi
let bare: TestApi
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const common = { databaseUrl: database.url, redis: testRedis(), rateLimits: NO_LIMITS }
  api = await startTestApi({ ...common, only: ['accounts'], extraFeatures: FEATURES })
  const none = Object.keys(NO_PROVIDERS).filter((name) => WITHOUT_SOURCES.test(name))
  bare = await startTestApi({
    ...common,
    only: ['accounts', 'settings', 'toolbox'],
    env: Object.fromEntries(none.map((name) => [name, ''])),
  })
})
afterAll(async () => {
  await api?.close()
  await bare?.close()
  await sql?.end()
  await connection?.close()
  await database?.drop()
})

async function person(at: TestApi) {
  const visitor = await signInOverHttp({ apiUrl: at.url, origin: TEST_ORIGIN })
  return { ...visitor, vaultId: await addVaultRow(sql, visitor.userId) }
}

async function change(who: WalletVisitor & { vaultId: string }, asked: object) {
  const response = await fetch(`${api.url}${settingsRoutes.changeSettings.path}`, {
    method: 'PATCH',
    headers: { origin: TEST_ORIGIN, ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ vaultId: who.vaultId, change: asked }),
  })
  const body: SettingsView & { code?: string; error?: string } = await response.json()
  return { status: response.status, body }
}

async function readToolbox(at: TestApi, headers: Record<string, string>): Promise<ToolboxView> {
  const response = await fetch(`${at.url}${toolboxRoutes.getToolbox.path}`, { headers })
  expect(response.status).toBe(200)
  return toolboxView.strict().parse(await response.json())
}

async function namesFor(owner: { userId: string; vaultId: string }, tools = TOOLS) {
  const given = await toolsFor({ db: connection.db, agentTools: () => tools }, owner)
  return given.map(({ contract }) => contract.name)
}

describe('a selection of categories', () => {
  it('R1-227 grows and shrinks, and is kept', async () => {
    const who = await person(api)
    const on = await change(who, { add: { toolCategories: ['messari'] } })
    expect(on.body.settings.toolCategories).toEqual([...DEFAULT_SETTINGS.toolCategories, 'messari'])
    const off = await change(who, { remove: { toolCategories: ['messari', 'solana'] } })
    expect(off.body.settings.toolCategories).toEqual(['platform-features', 'ethereum', 'hedera'])
  })

  it('R1-332 never passes 50 tools, whichever way it is asked', async () => {
    const who = await person(api)
    expect((await change(who, { add: { toolCategories: ['messari'] } })).status).toBe(200)
    // Its tools are those of messari: none more, so nothing is passed.
    expect((await change(who, { add: { toolCategories: ['lunarcrush'] } })).status).toBe(200)
    const tries = [
      await change(who, { add: { toolCategories: ['coinglass'] } }),
      await change(who, { toolCategories: ['messari', 'coinglass'] }),
      await change(who, { swapSlippage: 1, add: { toolCategories: ['coinglass'] } }),
    ]
    for (const { status, body } of tries) {
      expect([status, body.code]).toEqual([422, 'toolbox/tooManyTools'])
      expect(body.error).toBe('At most 50 tools can be enabled. Switch another category off first.')
    }
    expect(await namesFor(who)).toHaveLength(50)
    expect((await change(who, { swapSlippage: 3 })).body.settings).toMatchObject({ swapSlippage: 3 })
    const swapped = await change(who, {
      remove: { toolCategories: ['messari', 'lunarcrush'] },
      add: { toolCategories: ['coinglass'] },
    })
    expect(swapped.status).toBe(200)
  })

  it('takes no two that pass the limit together, asked at the same moment', async () => {
    const who = await person(api)
    const answers = await Promise.all(
      ['messari', 'coinglass'].map((id) => change(who, { add: { toolCategories: [id] } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('R1-181 takes no category that there is not', async () => {
    const who = await person(api)
    const { status, body } = await change(who, { add: { toolCategories: ['swaps'] } })
    expect([status, body.code]).toEqual([422, 'toolbox/unknownCategory'])
    for (const id of TOOL_CATEGORY_IDS.filter((each) => each !== 'coinglass')) {
      expect([id, (await change(who, { add: { toolCategories: [id] } })).status]).toEqual([id, 200])
    }
  })
})

describe('the tools of a vault', () => {
  it('R1-228 are the selected ones and the standard ones, which cannot be taken away', async () => {
    const who = await person(api)
    await change(who, { toolCategories: ['coinglass'] })
    await change(who, { remove: { toolCategories: ['required'] } })
    const names = await namesFor(who)
    expect(names).toHaveLength(21)
    expect(names.filter((name) => name.startsWith('read_required'))).toHaveLength(20)
    expect(names.at(-1)).toBe('read_coinglass0')
  })

  it('R1-332 are never more than 50, and the standard ones stay, where the product grew since', async () => {
    const who = await person(api)
    await change(who, { toolCategories: ['messari', 'solana'] })
    const names = await namesFor(who, [...makeTools(40, 'solana'), ...TOOLS])
    expect(names).toHaveLength(50)
    expect(names.filter((name) => name.startsWith('read_required'))).toHaveLength(20)
  })
})

describe('GET /api/toolbox', () => {
  it('R1-180 R1-252 tells every category by title, and each tool with its categories', async () => {
    const who = await person(api)
    const { categories, tools } = await readToolbox(api, who.headers)
    expect(categories.map(({ id }) => id).toSorted()).toEqual([...TOOL_CATEGORY_IDS].toSorted())
    const titles = categories.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(tools).toHaveLength(51)
    expect(tools.find(({ name }) => name === 'read_messari_lunarcrush0')?.categories).toEqual([
      'messari',
      'lunarcrush',
    ])
  })

  it('says which source is not connected, and offers no tool of it', async () => {
    const who = await person(bare)
    const { categories, tools } = await readToolbox(bare, who.headers)
    const messari = categories.find(({ id }) => id === 'messari')
    expect(messari).toMatchObject({
      state: 'not-connected',
      reason: 'Messari is not connected in this deployment.',
    })
    expect(categories.find(({ id }) => id === 'conditional-trading')).toMatchObject({ state: 'later' })
    expect(tools.map(({ name }) => name)).toContain('get_market_update')
    expect(tools.map(({ name }) => name)).not.toContain('get_asset_profile')
  })

  it('is for people who are signed in', async () => {
    expect((await fetch(`${api.url}${toolboxRoutes.getToolbox.path}`)).status).toBe(401)
  })
})
