import {
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  keccak256,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import type { Listing } from '../../../universe/listing.ts'
import { PRACTICE_SETTLER } from '../evm-addresses.ts'
import type { Pool, V3Pool, V4Pool } from '../pool-book.ts'
import { amountsWorth, fullRange, marketSqrtPriceX96, type PriceOf } from '../pool-price.ts'
import { type GenesisSite, sendAsTreasury } from './genesis-site.ts'
import { isPlaced } from './place-tokens.ts'
import type { PoolPlan } from './plan-pools.ts'

const V3_POSITIONS = parseAbi([
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)',
  'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function mint(MintParams params) payable returns (uint256, uint128, uint256, uint256)',
])
const V3_FACTORY = parseAbi(['function getPool(address, address, uint24) view returns (address)'])
const V4_MANAGER = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function initialize(PoolKey key, uint160 sqrtPriceX96) returns (int24)',
])
const V4_POSITIONS = parseAbi(['function modifyLiquidities(bytes unlockData, uint256 deadline) payable'])
const PERMIT2 = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])
const TOKEN_ROLES = parseAbi(['function setRole(address, bool, bool)', 'function giveUpRoles()'])
const POOL_KEY = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)'
/** Mint a position, pay both sides, and take back what was too much of the native coin. */
const V4_ACTIONS = '0x020d14'
const FAR_FUTURE = 2n ** 40n

export async function openPools(
  site: GenesisSite,
  plans: readonly PoolPlan[],
  priceUsd: PriceOf,
): Promise<readonly Pool[]> {
  const pools: Pool[] = []
  for (const plan of plans) {
    pools.push(
      plan.protocol === 'v3' ? await openV3(site, plan, priceUsd) : await openV4(site, plan, priceUsd),
    )
  }
  return pools
}

async function openV3(site: GenesisSite, plan: PoolPlan, priceUsd: PriceOf): Promise<V3Pool> {
  const { token0, token1, fee, tickSpacing } = plan
  const [tickLower, tickUpper] = fullRange(tickSpacing)
  const [amount0Desired, amount1Desired] = amountsWorth(plan, plan.liquidityUsd, priceUsd)
  const create = encodeFunctionData({
    abi: V3_POSITIONS,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [token0.token, token1.token, fee, marketSqrtPriceX96(plan, priceUsd)],
  })
  const pair = { token0: token0.token, token1: token1.token, fee, tickLower, tickUpper }
  const terms = { amount0Min: 0n, amount1Min: 0n, recipient: site.treasury, deadline: FAR_FUTURE }
  const mint = encodeFunctionData({
    abi: V3_POSITIONS,
    functionName: 'mint',
    args: [{ ...pair, amount0Desired, amount1Desired, ...terms }],
  })
  const data = encodeFunctionData({ abi: V3_POSITIONS, functionName: 'multicall', args: [[create, mint]] })
  await sendAsTreasury(site, { to: site.addresses.v3.positionManager, data })
  const address = await site.node.readContract({
    address: site.addresses.v3.factory,
    abi: V3_FACTORY,
    functionName: 'getPool',
    args: [token0.token, token1.token, fee],
  })
  return { protocol: 'v3', address, token0, token1, fee, tickSpacing }
}

async function openV4(site: GenesisSite, plan: PoolPlan, priceUsd: PriceOf): Promise<V4Pool> {
  const { token0, token1, fee, tickSpacing } = plan
  const { v4, permit2 } = site.addresses
  const key = { currency0: token0.token, currency1: token1.token, fee, tickSpacing, hooks: zeroAddress }
  const sqrtPrice = marketSqrtPriceX96(plan, priceUsd)
  const [amount0, amount1] = amountsWorth(plan, plan.liquidityUsd, priceUsd)
  // Amounts are cut to the market's price, so one side alone says how much liquidity they are.
  const liquidity = (amount1 << 96n) / sqrtPrice
  for (const side of [token0, token1]) {
    if (side.token === zeroAddress) continue
    const args = [side.token, v4.positionManager, 2n ** 160n - 1n, 2 ** 48 - 1] as const
    await sendAsTreasury(site, {
      to: permit2,
      data: encodeFunctionData({ abi: PERMIT2, functionName: 'approve', args }),
    })
  }
  const initialize = encodeFunctionData({
    abi: V4_MANAGER,
    functionName: 'initialize',
    args: [key, sqrtPrice],
  })
  await sendAsTreasury(site, { to: v4.poolManager, data: initialize })
  const [tickLower, tickUpper] = fullRange(tickSpacing)
  const most = 2n ** 127n
  const mint = encodeAbiParameters(
    parseAbiParameters(`${POOL_KEY}, int24, int24, uint256, uint128, uint128, address, bytes`),
    [key, tickLower, tickUpper, liquidity, most, most, site.treasury, '0x'],
  )
  const settle = encodeAbiParameters(parseAbiParameters('address, address'), [key.currency0, key.currency1])
  const sweep = encodeAbiParameters(parseAbiParameters('address, address'), [zeroAddress, site.treasury])
  const unlock = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
    V4_ACTIONS,
    [mint, settle, sweep],
  ])
  const data = encodeFunctionData({
    abi: V4_POSITIONS,
    functionName: 'modifyLiquidities',
    args: [unlock, FAR_FUTURE],
  })
  // A little more than is needed, since both sides are rounded up.
  const value = token0.token === zeroAddress ? (amount0 * 102n) / 100n : 0n
  await sendAsTreasury(site, { to: v4.positionManager, data, value })
  const poolId = keccak256(encodeAbiParameters(parseAbiParameters(POOL_KEY), [key]))
  return { protocol: 'v4', poolId, hooks: zeroAddress, token0, token1, fee, tickSpacing }
}

/** A taxed token or a trap must know who may send it on; ordinary tokens need no roles. */
export async function nameMarkets(
  site: GenesisSite,
  listings: readonly Listing[],
  pools: readonly Pool[],
): Promise<void> {
  const risky = listings.filter(
    (each) => isPlaced(site, each) && (each.risk.honeypot || each.risk.transferTaxBps > 0),
  )
  for (const listing of risky) {
    const token = getAddress(listing.address)
    const own = pools.filter((pool) => pool.token0.token === token || pool.token1.token === token)
    const markets = own.map((pool) => (pool.protocol === 'v3' ? pool.address : site.addresses.v4.poolManager))
    const routers = [PRACTICE_SETTLER, site.addresses.universalRouter]
    const roles = [
      ...markets.map((market) => [market, true, false] as const),
      ...routers.map((router) => [router, true, true] as const),
    ]
    for (const args of roles) {
      await sendAsTreasury(site, {
        to: token,
        data: encodeFunctionData({ abi: TOKEN_ROLES, functionName: 'setRole', args }),
      })
    }
    await sendAsTreasury(site, {
      to: token,
      data: encodeFunctionData({ abi: TOKEN_ROLES, functionName: 'giveUpRoles' }),
    })
  }
}
