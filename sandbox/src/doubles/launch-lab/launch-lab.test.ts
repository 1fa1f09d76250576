import { readFileSync } from 'node:fs'
import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareShape } from '../compare-shape.ts'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'launch-lab', double })
const { get, world, nowMs } = source
const LIST = '/get/list?size=100&mintType=default&includeNsfw=false&platformId=PlatformWhiteList&sort='

const row = z.looseObject({
  mint: z.string(),
  createAt: z.number(),
  marketCap: z.number(),
  volumeU: z.union([z.literal(0), z.string()]),
  finishingRate: z.number().min(0).max(100),
  migrateAmmId: z.string().optional(),
})
const answer = z.strictObject({
  id: z.uuid(),
  success: z.literal(true),
  data: z.strictObject({ rows: z.array(row), nextPageId: z.string().nullable() }),
})
const read = async (path: string) => answer.parse((await get(path)).json()).data
const recorded = (name: string) =>
  (
    JSON.parse(readFileSync(new URL(`__fixtures__/${name}.json`, import.meta.url), 'utf8')) as {
      row: unknown
    }
  ).row
/** Moves the clock of the world; births come every few seconds. */
const moveTo = (atMs: number) => Object.assign(world, { clock: { nowMs: () => atMs, speed: 1 } })

describe('the double of the launch lab', { timeout: 60_000 }, () => {
  it('has the rows of the original, before and after graduation', async () => {
    const { rows } = await read(`${LIST}marketCap`)
    const onCurve = rows.find((each) => each.finishingRate < 100 && each.volumeU !== 0)
    const graduate = rows.find((each) => each.finishingRate === 100)
    const links = ['twitter', 'telegram', 'website'].flatMap((name) => [`+${name}`, `-${name}`])
    const volume = 'volumeU: string, recorded number'
    const besides = (found: readonly string[]) => found.filter((each) => !links.includes(each))
    expect(besides(compareShape(onCurve, recorded('curve-row')))).toEqual([volume])
    // When a price passed its stages is not told; what Token-2022 adds is.
    expect(besides(compareShape(graduate, recorded('graduated-row')))).toEqual([
      volume,
      '+transferFeeBasePoints',
      '+maxinumFee',
      '-priceStageTime1',
      '-priceStageTime2',
    ])
  })

  it.each(['new', 'marketCap', 'lastTrade'])(
    'sorts by %s, and leaves no row out and gives none twice while others are born',
    async (sort) => {
      const expected = world.market.launches.solana.history('launchlab', {
        sinceMs: nowMs - 3 * 3_600_000,
        atMs: nowMs,
      })
      const mints: string[] = []
      let page: string | null = ''
      for (let turn = 0; page !== null; turn++) {
        moveTo(nowMs + turn * 30_000)
        const next: z.infer<typeof answer>['data'] = await read(`${LIST}${sort}&nextPageId=${page}`)
        mints.push(...next.rows.map((each) => each.mint))
        page = next.nextPageId
      }
      moveTo(nowMs)
      expect(mints.length).toBeGreaterThan(300)
      expect(new Set(mints).size).toBe(mints.length)
      expect(new Set(mints)).toEqual(new Set(expected.map(({ listing }) => listing.address)))
      const orders = {
        new: (mint: string) => world.market.launches.solana.find(mint, nowMs)?.bornAtMs,
        marketCap: (mint: string) => world.market.launches.solana.find(mint, nowMs)?.marketCapUsd,
        lastTrade: (mint: string) => world.market.launches.solana.find(mint, nowMs)?.lastTradeAtMs,
      }
      const values = mints.map((mint) => orders[sort as keyof typeof orders](mint) ?? 0)
      expect(values).toEqual(values.toSorted((one, other) => other - one))
    },
  )

  it('has graduates alone where they are asked for, and nothing of a stranger’s platform', async () => {
    const { rows } = await read(`${LIST.replace('default', 'graduated')}new`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((each) => each.finishingRate === 100 && each.migrateAmmId)).toBe(true)
    const strange = LIST.replace('PlatformWhiteList', '4E876qZTE9FJMrBzgVtBrSrzz2TLivB5Y5QXPjB4gZL7')
    expect((await read(`${strange}new`)).rows).toEqual([])
  })

  it.each([
    '/get/list',
    `${LIST}price`,
    `${LIST}new&page=2`,
    `${LIST}new&nextPageId=2`,
    `${LIST.replace('size=100', 'size=101')}new`,
    `${LIST.replace('default', 'all')}new`,
  ])('refuses %s with status 200, as the original would', async (path) => {
    const refused = await get(path)
    expect(refused.statusCode).toBe(200)
    expect(refused.json()).toMatchObject({ success: false, msg: expect.stringContaining('type error') })
  })

  it('refuses a page of another order, and one of yesterday', async () => {
    const { nextPageId } = await read(`${LIST}new`)
    expect((await get(`${LIST}marketCap&nextPageId=${nextPageId}`)).json()).toMatchObject({ success: false })
    moveTo(nowMs + 86_400_000)
    expect((await get(`${LIST}new&nextPageId=${nextPageId}`)).json()).toMatchObject({ success: false })
    moveTo(nowMs)
  })

  failsLikeTheOriginal(source, { good: `${LIST}new`, refused: ['/get/everything'] })
})
