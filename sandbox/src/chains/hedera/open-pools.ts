import { type Address, encodeFunctionData, maxUint256, type PublicClient, parseAbi } from 'viem'
import { PRACTICE_ARBITRAGEUR } from '../evm/evm-addresses.ts'
import type { V3Pool } from '../evm/pool-book.ts'
import { fullRange, marketSqrtPriceX96, type PriceOf } from '../evm/pool-price.ts'
import { EXCHANGE_FACTORY, POSITION_MANAGER, WHBAR_TOKEN, WHBAR_VAULT } from './hedera-entities.ts'
import type { PoolPlan } from './plan-pools.ts'
import { TREASURY, type Treasury } from './treasury.ts'

const FAR_FUTURE_SEC = 4_000_000_000n

const tokenAbi = parseAbi([
  'function associate() returns (uint256)',
  'function deposit() payable',
  'function approve(address spender, uint256 value) returns (bool)',
])
const exchangeAbi = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable',
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
])

type Opening = { readonly treasury: Treasury; readonly node: PublicClient; readonly priceUsd: PriceOf }

/** Opens every pool at the market's price with liquidity over the whole range. */
export async function openPools(plans: readonly PoolPlan[], opening: Opening): Promise<readonly V3Pool[]> {
  const { treasury } = opening
  await stockWhbar(plans, treasury)
  for (const token of new Set(plans.flatMap(({ pool }) => [pool.token0.token, pool.token1.token]))) {
    for (const spender of [POSITION_MANAGER, PRACTICE_ARBITRAGEUR]) await approve(treasury, token, spender)
  }
  const pools: V3Pool[] = []
  for (const plan of plans) pools.push(await openPool(plan, opening))
  return pools
}

/** As much again stays with the treasury to trade with. */
async function stockWhbar(plans: readonly PoolPlan[], treasury: Treasury): Promise<void> {
  const needed = plans.reduce((sum, { pool, amount0Raw, amount1Raw }) => {
    if (pool.token0.token === WHBAR_TOKEN) return sum + amount0Raw
    return pool.token1.token === WHBAR_TOKEN ? sum + amount1Raw : sum
  }, 0n)
  await treasury.send({
    to: WHBAR_TOKEN,
    data: encodeFunctionData({ abi: tokenAbi, functionName: 'associate' }),
  })
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'deposit' })
  await treasury.send({ to: WHBAR_VAULT, data, value: needed * 2n })
}

async function approve(treasury: Treasury, token: Address, spender: Address): Promise<void> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, maxUint256] })
  await treasury.send({ to: token, data })
}

async function openPool(plan: PoolPlan, { treasury, node, priceUsd }: Opening): Promise<V3Pool> {
  const { pool, amount0Raw, amount1Raw } = plan
  const key = [pool.token0.token, pool.token1.token, pool.fee] as const
  const create = encodeFunctionData({
    abi: exchangeAbi,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [...key, marketSqrtPriceX96(pool, priceUsd)],
  })
  await treasury.send({ to: POSITION_MANAGER, data: create })
  const [tickLower, tickUpper] = fullRange(pool.tickSpacing)
  const position = {
    ...{ token0: key[0], token1: key[1], fee: pool.fee, tickLower, tickUpper, recipient: TREASURY },
    ...{ amount0Desired: amount0Raw, amount1Desired: amount1Raw, amount0Min: 0n, amount1Min: 0n },
    deadline: FAR_FUTURE_SEC,
  }
  const mint = encodeFunctionData({ abi: exchangeAbi, functionName: 'mint', args: [position] })
  await treasury.send({ to: POSITION_MANAGER, data: mint })
  const at = { address: EXCHANGE_FACTORY, abi: exchangeAbi, functionName: 'getPool', args: key } as const
  return { ...pool, address: await node.readContract(at) }
}
