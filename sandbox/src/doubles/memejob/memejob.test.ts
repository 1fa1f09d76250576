import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'memejob', double })
const { get, world, nowMs } = source
const pageOf = (page: number, orderBy: string, orderDirection = 'desc') =>
  `/tokens?page=${page}&limit=20&orderBy=${orderBy}&orderDirection=${orderDirection}`

const link = z.string().nullable()
/** R3-067 */
const token = z.strictObject({
  id: z.string().regex(/^0\.0\.\d+$/),
  name: z.string(),
  ticker: z.string(),
  logo: z.strictObject({ url: z.string() }),
  dex: z.strictObject({ address: link }),
  priceInUsd: z.number().positive(),
  marketCapInUsd: z.number().positive(),
  socials: z.strictObject({ twitter: link, telegram: link, website: link, discord: link }),
})
const tokens = async (path: string) => z.array(token).parse((await get(path)).json())

describe('the double of memejob', { timeout: 60_000 }, () => {
  it('pages through all that are talked of, each once', async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4, 5].map((page) => tokens(pageOf(page, 'creation-time'))))
    const alive = world.market.launches.hedera.alive(nowMs).map(({ listing }) => listing.address)
    expect(pages.flat().map(({ id }) => id)).toEqual(alive)
    expect(pages[0]).toHaveLength(20)
    expect(pages.flat().some(({ dex }) => dex.address !== null)).toBe(true)
  })

  it('sorts by worth, by activity and by what is left of the curve, either way', async () => {
    const launchOf = (id: string) => world.market.launches.hedera.find(id, nowMs)
    const dear = (await tokens(pageOf(0, 'market-cap'))).map((each) => each.marketCapInUsd)
    expect(dear).toEqual(dear.toSorted((one, other) => other - one))
    const cheap = (await tokens(pageOf(0, 'market-cap', 'asc'))).map((each) => each.marketCapInUsd)
    expect(cheap).toEqual(cheap.toSorted((one, other) => one - other))
    const active = (await tokens(pageOf(0, 'last-activity'))).map(
      ({ id }) => launchOf(id)?.lastTradeAtMs ?? 0,
    )
    expect(active).toEqual(active.toSorted((one, other) => other - one))
    const near = (await tokens(pageOf(0, 'nearest-promoted'))).map(({ id }) => launchOf(id)?.progress ?? 0)
    expect(near).toEqual(near.toSorted((one, other) => other - one))
    expect(near[0]).toBeLessThan(1)
  })

  failsLikeTheOriginal(source, {
    good: pageOf(0, 'market-cap'),
    refused: [
      '/tokens',
      pageOf(0, 'price'),
      pageOf(-1, 'market-cap'),
      pageOf(0, 'market-cap', 'down'),
      pageOf(0, 'market-cap').replace('limit=20', 'limit=51'),
      `${pageOf(0, 'market-cap')}&search=cat`,
    ],
  })
})
