import { launchLogoUrl } from '../../logos/logo-url.ts'
import { LAUNCH_SUPPLY, LAUNCH_VENUES } from '../../market/launches/launch-venues.ts'
import type { Launch } from '../../market/market.ts'
import { digestOf } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'

const { virtualTokens, virtualQuote, saleTokens } = LAUNCH_VENUES.bsc.curve
const START_PRICE = virtualQuote / virtualTokens
const LABELS = ['Meme', 'AI', 'Defi', 'Games', 'Infra', 'Social', 'Others'] as const

/** Most call themselves a joke. */
export function labelOf({ listing }: Launch): string {
  const [luck = 0] = digestOf('label', listing.address)
  return luck < 150 ? LABELS[0] : (LABELS[luck % LABELS.length] ?? LABELS[0])
}

/** A row of the original; its numbers are text. */
export function describeRow(world: World, launch: Launch) {
  const { listing, links } = launch
  const address = listing.address.toLowerCase()
  const creator = launch.creator.toLowerCase()
  const number = Number(listing.assetId.replace(/\D/g, ''))
  const pool = launch.graduatedPool
  return {
    id: 100_000_000 + number,
    address,
    image: launchLogoUrl(world, launch),
    name: listing.name,
    shortName: listing.symbol,
    symbol: 'BNB',
    descr: launch.description,
    ...(links.website === null ? {} : { webUrl: links.website }),
    ...(links.twitter === null ? {} : { twitterUrl: links.twitter }),
    ...(links.telegram === null ? {} : { telegramUrl: links.telegram }),
    totalAmount: String(LAUNCH_SUPPLY),
    saleAmount: String(saleTokens),
    b0: String(virtualQuote),
    t0: String(virtualTokens),
    launchTime: launch.bornAtMs,
    minBuy: '0',
    maxBuy: '0',
    userId: 107_000_000 + number,
    userAddress: creator,
    userName: creator,
    status: pool === null ? 'PUBLISH' : 'TRADE',
    showStatus: 'SHOW',
    ...(pool === null ? {} : { tradeUrl: tradeUrl(address) }),
    tokenPrice: describePrice(world, launch),
    oscarStatus: 'Hide',
    version: 'V3',
    networkCode: 'BSC',
    label: labelOf(launch),
    createDate: String(launch.bornAtMs),
    lastInnerTradeDate: String(launch.graduatedAtMs ?? launch.lastTradeAtMs),
    dexType: 'PANCAKE_SWAP',
    ...(pool === null ? {} : { dexPair: { pairAddress: pool, pancakeVersion: 'V2' } }),
  }
}

/** In BNB on the curve and in dollars once it is traded outside. */
function describePrice({ market, clock }: World, launch: Launch) {
  const { figures, curve, asset } = launch
  const isOnCurve = launch.graduatedAtMs === null
  const nowMs = clock.nowMs()
  const priceBnb = toWhole(curve.virtualQuoteRaw) / toWhole(curve.virtualTokenRaw)
  const price = isOnCurve ? priceBnb : figures.priceUsd
  // What one unit of the row's own coin is worth.
  const unitUsd = isOnCurve ? figures.priceUsd / priceBnb : 1
  const day = market.stats(asset.id, '24h', nowMs)
  const raised = toWhole(curve.realQuoteRaw)
  return {
    price: text(price),
    increase: text(price / START_PRICE - 1),
    amount: text(saleTokens * launch.progress),
    marketCap: text(price * LAUNCH_SUPPLY),
    trading: text(figures.volumeUsd / unitUsd),
    dayIncrease: text(day.priceChangePct / 100),
    dayTrading: text((day.buyVolumeUsd + day.sellVolumeUsd) / unitUsd),
    tradingUsd: text(figures.volumeUsd),
    raisedAmount: text(raised),
    liquidity: text(figures.liquidityUsd / unitUsd),
    holderCount: String(figures.holders),
    bnbAmount: text(isOnCurve ? raised : 0),
    progress: text(launch.progress),
    bamount: text(isOnCurve ? toWhole(curve.virtualQuoteRaw) : virtualQuote),
    tamount: text(isOnCurve ? toWhole(curve.virtualTokenRaw) : virtualTokens),
  }
}

const DECIMALS = 18

function toWhole(raw: bigint): number {
  return Number(raw) / 10 ** DECIMALS
}

/** Never in powers of ten, however small. */
function text(value: number): string {
  return value.toFixed(DECIMALS).replace(/\.?0+$/, '')
}

function tradeUrl(address: string): string {
  return `https://pancakeswap.finance/swap?chain=BSC&outputCurrency=BNB&inputCurrency=${address}`
}
