import { getAddress, parseAbi } from 'viem'
import { expect } from 'vitest'
import { longZeroAddress } from '../chains/hedera/entity-id.ts'
import { LAUNCHPAD_NAMES } from '../doubles/jupiter/describe-token.ts'
import type { Launch, LaunchChain } from '../market/market.ts'
import type { World } from '../world/world.ts'
import type { Ask } from './own-lists.ts'
import { placeLaunches } from './place-launches.ts'

type Sight = { readonly world: World; readonly ask: Ask }

export const TOKEN = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
])

/** For tests: expects that tokens, prices, charts and the chain itself tell of a launch what the market knows of it. */
export function seeLaunch(sight: Sight, launch: Launch): Promise<void> {
  return SEERS[launch.listing.chain as LaunchChain](sight, launch)
}

const SEERS: Readonly<Record<LaunchChain, (sight: Sight, launch: Launch) => Promise<void>>> = {
  solana: seenOnSolana,
  bsc: seenOnBsc,
  hedera: seenOnHedera,
}

async function seenOnSolana({ world, ask }: Sight, launch: Launch): Promise<void> {
  const { listing, figures } = launch
  const mint = listing.address
  const [token] = (await ask(`/jupiter/tokens/v2/search?query=${mint}`)) as Record<string, unknown>[]
  expect(token).toMatchObject({
    launchpad: LAUNCHPAD_NAMES[launch.launchpad],
    usdPrice: figures.priceUsd,
    holderCount: figures.holders,
    liquidity: figures.liquidityUsd,
    createdAt: new Date(launch.bornAtMs).toISOString(),
    mintAuthority: listing.risk.mintAuthority,
    freezeAuthority: listing.risk.freezeAuthority,
    audit: { devBalancePercentage: figures.devPct, topHoldersPercentage: figures.topTenPct },
  })
  expect(Number(token?.mcap)).toBeCloseTo(launch.marketCapUsd, 6)
  expect(token?.graduatedPool ?? null).toBe(launch.graduatedPool)
  const prices = (await ask(`/jupiter/price/v3?ids=${mint}`)) as Record<string, { usdPrice: number }>
  expect(prices[mint]?.usdPrice).toBe(listing.risk.honeypot ? undefined : figures.priceUsd)
  const { warnings } = (await ask(`/jupiter/ultra/v1/shield?mints=${mint}`)) as {
    warnings: Record<string, { type: string }[]>
  }
  const types = warnings[mint]?.map(({ type }) => type) ?? []
  expect(types.includes('HAS_MINT_AUTHORITY')).toBe(listing.risk.mintAuthority !== null)
  expect(types.includes('HAS_FREEZE_AUTHORITY')).toBe(listing.risk.freezeAuthority !== null)
  expect(types.includes('NOT_SELLABLE')).toBe(listing.risk.honeypot)
  const atSec = Math.floor(world.clock.nowMs() / 1_000)
  const chart = (await ask(
    `/birdeye/defi/ohlcv?address=${mint}&type=1m&time_from=${atSec - 300}&time_to=${atSec}`,
    { 'x-api-key': 'practice', 'x-chain': 'solana' },
  )) as { data: { items: { c: number }[] } }
  expect(chart.data.items.at(-1)?.c).toBe(figures.priceUsd)
  await world.solana.ensureMint(listing)
  expect(world.solana.lookUp.mint(mint)).toMatchObject({
    decimals: listing.decimals,
    supplyRaw: listing.supplyRaw,
    mintAuthority: listing.risk.mintAuthority,
    freezeAuthority: listing.risk.freezeAuthority,
  })
}

async function seenOnBsc({ world, ask }: Sight, launch: Launch): Promise<void> {
  const { listing } = launch
  await seenInCharts(ask, { network: 'bsc', contract: listing.address }, launch)
  const list = (await ask('/token-list/tokens.json')) as { tokens: { address: string; decimals: number }[] }
  expect(list.tokens.find(({ address }) => address === listing.address)?.decimals).toBe(18)
  const sale = new URLSearchParams({
    chainId: `${world.evm.bsc.chainId}`,
    sellToken: listing.address,
    buyToken: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    sellAmount: String(10n ** 18n),
  })
  const price = await ask(`/zero-x/swap/allowance-holder/price?${sale}`, {
    '0x-api-key': 'practice',
    '0x-version': 'v2',
  })
  const sellTaxBps = listing.risk.honeypot ? '10000' : '0'
  expect(price).toMatchObject({ liquidityAvailable: true, tokenMetadata: { sellToken: { sellTaxBps } } })
  await placeLaunches(world.evm.bsc)([listing])
  await seenOnChain(launch, world.evm.bsc.node, getAddress(listing.address))
}

async function seenOnHedera({ world, ask }: Sight, launch: Launch): Promise<void> {
  const { listing, figures } = launch
  const contract = longZeroAddress(listing.address)
  await seenInCharts(ask, { network: 'hedera-hashgraph', contract }, launch)
  const token = await ask(`/saucerswap/tokens/${listing.address}`, { 'x-api-key': 'practice' })
  expect(token).toMatchObject({ name: listing.name, decimals: 8, priceUsd: figures.priceUsd })
  await placeLaunches(world.hedera)([listing])
  const mirrored = (await ask(`/hedera-mirror/api/v1/tokens/${listing.address}`)) as Record<string, unknown>
  expect(mirrored).toMatchObject({
    name: listing.name,
    symbol: listing.symbol,
    decimals: '8',
    total_supply: String(listing.supplyRaw),
  })
  expect(Math.abs(Number(mirrored.created_timestamp) * 1_000 - launch.bornAtMs)).toBeLessThan(2)
  expect(mirrored.supply_key !== null).toBe(listing.risk.mintAuthority !== null)
  expect(mirrored.freeze_key !== null).toBe(listing.risk.freezeAuthority !== null)
  await seenOnChain(launch, world.hedera.node, contract)
}

async function seenInCharts(
  ask: Ask,
  place: { network: string; contract: string },
  launch: Launch,
): Promise<void> {
  const { figures } = launch
  const path = `/geckoterminal/api/v2/networks/${place.network}`
  const { data } = (await ask(`${path}/tokens/${place.contract}/pools`)) as {
    data: { attributes: { address: string; base_token_price_usd: string; reserve_in_usd: string } }[]
  }
  const pool = data[0]?.attributes
  expect(pool?.address).toBe(launch.graduatedPool ?? launch.curvePool)
  expect(Number(pool?.base_token_price_usd)).toBe(figures.priceUsd)
  expect(Number(pool?.reserve_in_usd)).toBe(figures.liquidityUsd)
  const chart = (await ask(`${path}/pools/${pool?.address}/ohlcv/minute?limit=3`)) as {
    data: { attributes: { ohlcv_list: number[][] } }
  }
  expect(chart.data.attributes.ohlcv_list[0]?.[4]).toBe(figures.priceUsd)
}

type Node = World['hedera']['node']

async function seenOnChain({ listing }: Launch, node: Node, address: `0x${string}`): Promise<void> {
  const read = (functionName: 'name' | 'symbol' | 'decimals' | 'totalSupply') =>
    node.readContract({ address, abi: TOKEN, functionName })
  expect(await read('name')).toBe(listing.name)
  expect(await read('symbol')).toBe(listing.symbol)
  expect(await read('decimals')).toBe(listing.decimals)
  expect(await read('totalSupply')).toBe(listing.supplyRaw)
}
