import { z } from 'zod'
import type { Launch, Launchpad } from '../market/market.ts'

/** What a launchpad's own list says of a launch; null where it says nothing of it. */
export type Told = {
  readonly priceUsd: number
  readonly marketCapUsd: number
  readonly progress: number | null
  readonly bornAtMs: number | null
  readonly holders: number | null
  readonly devPct: number | null
}

export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>
type ReadList = (ask: Ask, launch: Launch) => Promise<Told | null>

const MOST_PAGES = 12

/** For tests: one launch, looked up in the list of its launchpad as the product would. */
export const OWN_LISTS: Readonly<Record<Launchpad, ReadList>> = {
  pump: async (ask, { listing, graduatedAtMs, marketCapUsd }) => {
    const exchange = graduatedAtMs === null ? 'exchange' : 'preExchange'
    const bounds = `marketCap[gte]=${(marketCapUsd - 0.01).toFixed(6)}&marketCap[lte]=${(marketCapUsd + 0.01).toFixed(6)}`
    const answer = await ask(
      `/memezone/pools?chain=sol&context=meme&${exchange}=pump&orderBy=createdAt&orderDirection=desc&limit=30&${bounds}`,
    )
    const row = memezone.parse(answer).pools.find(({ baseToken }) => baseToken === listing.address)
    if (!row) return null
    return {
      priceUsd: row.priceUsd,
      marketCapUsd: row.marketCap,
      progress: row.curvePercent / 100,
      bornAtMs: row.createdAt * 1_000,
      holders: row.baseTokenInfo.holderCount,
      devPct: row.report.devHoldingPercent,
    }
  },
  launchlab: async (ask, { listing }) => {
    let page = ''
    for (let turn = 0; turn < MOST_PAGES; turn++) {
      const path = `/launch-lab/get/list?sort=new&size=100&mintType=default&includeNsfw=false&platformId=PlatformWhiteList&nextPageId=${page}`
      const { rows, nextPageId } = launchLab.parse(await ask(path)).data
      const row = rows.find(({ mint }) => mint === listing.address)
      if (row) {
        return {
          priceUsd: row.marketCap / row.supply,
          marketCapUsd: row.marketCap,
          progress: row.finishingRate / 100,
          bornAtMs: row.createAt,
          holders: null,
          devPct: null,
        }
      }
      if (nextPageId === null) return null
      page = nextPageId
    }
    return null
  },
  'meteora-dbc': async (ask, { listing }) => {
    for (const order of ['toptrending', 'toptraded']) {
      for (const window of ['5m', '1h', '6h', '24h']) {
        const { pools } = dbc.parse(await ask(`/jupiter-data/v1/pools/${order}/${window}?launchpads=met-dbc`))
        const row = pools.find(({ baseAsset }) => baseAsset.id === listing.address)
        if (row) {
          return {
            priceUsd: row.baseAsset.usdPrice,
            marketCapUsd: row.baseAsset.mcap,
            progress: row.bondingCurve / 100,
            bornAtMs: Date.parse(row.createdAt),
            holders: row.baseAsset.holderCount,
            devPct: row.baseAsset.audit.devBalancePercentage,
          }
        }
      }
    }
    return null
  },
  'four-meme': async (ask, { listing }) => {
    const ticker = z.object({ price: number }).parse(await ask('/binance/api/v3/ticker/price?symbol=BNBUSDT'))
    for (let page = 1; page <= MOST_PAGES; page++) {
      const path = `/four-meme/v1/private/token/query?pageIndex=${page}&pageSize=30&orderBy=TimeDesc`
      const { data } = fourMeme.parse(await ask(path))
      const row = data.find(({ address }) => address === listing.address.toLowerCase())
      if (row) {
        const unitUsd = row.status === 'TRADE' ? 1 : ticker.price
        return {
          priceUsd: row.tokenPrice.price * unitUsd,
          marketCapUsd: row.tokenPrice.marketCap * unitUsd,
          progress: row.tokenPrice.progress,
          bornAtMs: row.launchTime,
          holders: row.tokenPrice.holderCount,
          devPct: null,
        }
      }
      if (data.length === 0) return null
    }
    return null
  },
  memejob: async (ask, { listing }) => {
    for (let page = 0; page < MOST_PAGES; page++) {
      const path = `/memejob/tokens?page=${page}&limit=50&orderBy=creation-time&orderDirection=desc`
      const rows = memejob.parse(await ask(path))
      const row = rows.find(({ id }) => id === listing.address)
      if (row) {
        const told = { priceUsd: row.priceInUsd, marketCapUsd: row.marketCapInUsd }
        return { ...told, progress: null, bornAtMs: null, holders: null, devPct: null }
      }
      if (rows.length === 0) return null
    }
    return null
  },
}

const number = z.string().transform(Number)
const memezone = z.object({
  pools: z.array(
    z.object({
      baseToken: z.string(),
      priceUsd: z.number(),
      marketCap: z.number(),
      curvePercent: z.number(),
      createdAt: z.number(),
      baseTokenInfo: z.object({ holderCount: z.number() }),
      report: z.object({ devHoldingPercent: z.number() }),
    }),
  ),
})
const launchLab = z.object({
  data: z.object({
    rows: z.array(
      z.object({
        mint: z.string(),
        marketCap: z.number(),
        supply: z.number(),
        finishingRate: z.number(),
        createAt: z.number(),
      }),
    ),
    nextPageId: z.string().nullable(),
  }),
})
const dbc = z.object({
  pools: z.array(
    z.object({
      baseAsset: z.object({
        id: z.string(),
        usdPrice: z.number(),
        mcap: z.number(),
        holderCount: z.number(),
        audit: z.object({ devBalancePercentage: z.number() }),
      }),
      bondingCurve: z.number(),
      createdAt: z.string(),
    }),
  ),
})
const fourMeme = z.object({
  data: z.array(
    z.object({
      address: z.string(),
      status: z.string(),
      launchTime: z.number(),
      tokenPrice: z.object({ price: number, marketCap: number, progress: number, holderCount: number }),
    }),
  ),
})
const memejob = z.array(z.object({ id: z.string(), priceInUsd: z.number(), marketCapInUsd: z.number() }))
