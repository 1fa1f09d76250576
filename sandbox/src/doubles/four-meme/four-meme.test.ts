import { readFileSync } from 'node:fs'
import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareShape } from '../compare-shape.ts'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'four-meme', double })
const { get, world, nowMs } = source
const queryOf = (orderBy: string, more = '') =>
  `/v1/private/token/query?pageIndex=1&pageSize=30&orderBy=${orderBy}${more}`

const text = z.string().regex(/^-?\d+(\.\d+)?$/)
const row = z.looseObject({
  address: z.string().regex(/^0x[0-9a-f]{40}$/),
  name: z.string(),
  label: z.string(),
  launchTime: z.number(),
  status: z.enum(['PUBLISH', 'TRADE']),
  tokenPrice: z.looseObject({ price: text, marketCap: text, progress: text, tradingUsd: text }),
})
const read = async (path: string) =>
  z.object({ code: z.literal(0), msg: z.string(), data: z.array(row) }).parse((await get(path)).json()).data
/** What newer answers have beside the recorded one. */
const BESIDES = [
  ...['webUrl', 'telegramUrl', 'networkCode', 'label', 'dexPair.pairAddress', 'dexPair.pancakeVersion'],
  ...['tradingUsd', 'raisedAmount', 'liquidity', 'holderCount'].map((name) => `tokenPrice.${name}`),
].map((name) => `+${name}`)

describe('the double of four.meme', { timeout: 60_000 }, () => {
  it('has the rows of the original, numbers as text', async () => {
    const fixture = readFileSync(new URL('__fixtures__/graduated-row.json', import.meta.url), 'utf8')
    const recorded: unknown = JSON.parse(fixture).row
    const rows = await read(queryOf('TimeDesc', '&listedPancake=true'))
    const graduate = rows.find((each) => each.twitterUrl)
    expect(compareShape(graduate, recorded).filter((each) => !BESIDES.includes(each))).toEqual([])
    expect(rows.every(({ status, tokenPrice }) => status === 'TRADE' && tokenPrice.progress === '1')).toBe(
      true,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it('prices in BNB on the curve, and in dollars after graduation', async () => {
    const launchOf = (address: string) => world.market.launches.bsc.find(address, nowMs)
    for (const each of await read(queryOf('Hot'))) {
      const priceUsd = launchOf(each.address)?.figures.priceUsd ?? 0
      const unitUsd = each.status === 'TRADE' ? 1 : world.market.priceUsd('BNB', nowMs)
      // The price of BNB moves within the step of a launch.
      expect((Number(each.tokenPrice.price) * unitUsd) / priceUsd).toBeCloseTo(1, 2)
      expect(Number(each.tokenPrice.marketCap) / Number(each.tokenPrice.price)).toBeCloseTo(1e9, -4)
    }
  })

  it('sorts by time, by progress of those on the curve, and by what was traded', async () => {
    const latest = (await read(queryOf('TimeDesc'))).map((each) => each.launchTime)
    expect(latest).toEqual(latest.toSorted((one, other) => other - one))
    const nearest = await read(queryOf('ProgressDesc'))
    const progress = nearest.map(({ tokenPrice }) => Number(tokenPrice.progress))
    expect(progress).toEqual(progress.toSorted((one, other) => other - one))
    expect(nearest.every(({ status }) => status === 'PUBLISH')).toBe(true)
    const hot = (await read(queryOf('Hot'))).map(({ tokenPrice }) => Number(tokenPrice.tradingUsd))
    expect(hot).toEqual(hot.toSorted((one, other) => other - one))
  })

  it('finds by name and by label, and pages', async () => {
    const [first] = await read(queryOf('TimeDesc'))
    const found = await read(
      queryOf('TimeDesc', `&tokenName=${encodeURIComponent(first?.name ?? '')}&labels=`),
    )
    expect(found.map(({ address }) => address)).toContain(first?.address)
    expect(await read(queryOf('Hot', '&tokenName=nothing+like+this'))).toEqual([])
    const labelled = await read(queryOf('Hot', '&tokenName=&labels=Meme'))
    expect(new Set(labelled.map(({ label }) => label))).toEqual(new Set(['Meme']))
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => read(queryOf('TimeDesc').replace('pageIndex=1', `pageIndex=${page}`))),
    )
    const all = world.market.launches.bsc.alive(nowMs).map(({ listing }) => listing.address.toLowerCase())
    expect(pages.flat().map(({ address }) => address)).toEqual(all)
    expect(all.length).toBeGreaterThan(40)
  })

  failsLikeTheOriginal(source, {
    good: queryOf('Hot'),
    refused: [
      '/v1/private/token/query',
      queryOf('Price'),
      queryOf('Hot', '&listedPancake=maybe'),
      queryOf('Hot', '&chain=eth'),
      queryOf('Hot').replace('pageSize=30', 'pageSize=101'),
      queryOf('Hot').replace('pageIndex=1', 'pageIndex=0'),
    ],
  })
})
