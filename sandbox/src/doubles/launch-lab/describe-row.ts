import { launchLogoUrl } from '../../logos/logo-url.ts'
import { LAUNCH_SUPPLY, LAUNCH_VENUES } from '../../market/launches/launch-venues.ts'
import type { Launch } from '../../market/market.ts'
import { deriveAddress } from '../../universe/derive-address.ts'
import type { World } from '../../world/world.ts'

const SOL_MINT = 'So11111111111111111111111111111111111111112'
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const NOBODY = '11111111111111111111111111111111'
const LAMPORTS = 1e9

const ours = (what: string) => deriveAddress('solana', 'launch lab', what)

/** One platform has all launches of this world. */
export const PLATFORM = {
  pubKey: ours('platform'),
  platformClaimFeeWallet: ours('claims'),
  platformLockNftWallet: ours('locks'),
  transferFeeExtensionAuth: NOBODY,
  cpConfigId: ours('pool config'),
  platformScale: '1000000',
  creatorScale: '0',
  burnScale: '0',
  feeRate: '10000',
  creatorFeeRate: '0',
  name: 'Practice launch lab',
  web: 'https://launch-lab.example',
  img: 'https://launch-lab.example/logo.png',
  platformVestingWallet: ours('vesting'),
  platformVestingScale: '0',
  platformCpCreator: ours('pool creator'),
  restrictCurveParam: 0,
  curveRuleManager: NOBODY,
}

const CONFIG = {
  name: 'Constant Product Curve',
  pubKey: ours('config'),
  epoch: 961,
  curveType: 0,
  index: 0,
  migrateFee: '0',
  tradeFeeRate: '2500',
  maxShareFeeRate: '10000',
  minSupplyA: '10000000',
  maxLockRate: '800000',
  minSellRateA: '200000',
  minMigrateRateA: '150000',
  minFundRaisingB: '24000000000',
  protocolFeeOwner: ours('protocol fees'),
  migrateFeeOwner: ours('migration fees'),
  migrateToAmmWallet: ours('amm migrations'),
  migrateToCpmmWallet: ours('cpmm migrations'),
  mintB: SOL_MINT,
}

const QUOTE_MINT = {
  chainId: 101,
  address: SOL_MINT,
  programId: TOKEN_PROGRAM,
  logoURI: `https://img-v1.raydium.io/icon/${SOL_MINT}.png`,
  symbol: 'WSOL',
  name: 'Wrapped SOL',
  decimals: 9,
  tags: [],
  extensions: {},
}

const { virtualTokens, virtualQuote, saleTokens } = LAUNCH_VENUES.solana.curve
const END_QUOTE = (virtualQuote * virtualTokens) / (virtualTokens - saleTokens)
const START_PRICE = virtualQuote / virtualTokens
const END_PRICE = END_QUOTE / (virtualTokens - saleTokens)

export function describeRow(world: World, launch: Launch) {
  const { listing, figures, links } = launch
  const solUsd = world.market.priceUsd('SOL', world.clock.nowMs())
  return {
    mint: listing.address,
    poolId: launch.curvePool,
    configId: CONFIG.pubKey,
    creator: launch.creator,
    createAt: launch.bornAtMs,
    name: listing.name,
    symbol: listing.symbol,
    description: launch.description,
    ...(links.twitter === null ? {} : { twitter: links.twitter }),
    ...(links.telegram === null ? {} : { telegram: links.telegram }),
    ...(links.website === null ? {} : { website: links.website }),
    imgUrl: launchLogoUrl(world, launch),
    metadataUrl: `https://launch-lab.example/metadata/${listing.address}.json`,
    platformInfo: PLATFORM,
    configInfo: CONFIG,
    mintB: QUOTE_MINT,
    decimals: listing.decimals,
    supply: LAUNCH_SUPPLY,
    marketCap: launch.marketCapUsd,
    volumeA: figures.volumeUsd / figures.priceUsd,
    volumeB: figures.volumeUsd / solUsd,
    // The original says nothing as a number, and anything else as text.
    volumeU: figures.volumeUsd === 0 ? 0 : String(figures.volumeUsd),
    finishingRate: launch.progress * 100,
    initPrice: String(START_PRICE),
    endPrice: String(END_PRICE),
    ...describeMigration(launch),
    totalLockedAmount: 0,
    cliffPeriod: '0',
    unlockPeriod: '0',
    startTime: 0,
    totalAllocatedShare: 0,
    defaultCurve: true,
    totalSellA: String(saleTokens * 10 ** listing.decimals),
    totalFundRaisingB: String(Math.round(END_QUOTE - virtualQuote) * LAMPORTS),
    migrateType: 'cpmm',
    mintProgramA: TOKEN_2022_PROGRAM,
    transferFeeBasePoints: 0,
    maxinumFee: '0',
    cpmmCreatorFeeOn: 0,
  }
}

/** What a row has only once its curve is sold out. */
function describeMigration(launch: Launch) {
  const pool = launch.graduatedPool
  if (pool === null || launch.graduatedAtMs === null) return {}
  return {
    priceFinalTime: launch.graduatedAtMs / 1_000,
    migrateAmmId: pool,
    migrateCreatorNftMint: deriveAddress('solana', pool, 'creator'),
    migratePlatformNftMint: deriveAddress('solana', pool, 'platform'),
  }
}
