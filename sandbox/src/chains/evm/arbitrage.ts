import { join } from 'node:path'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { World } from '../../world/world.ts'
import { PRACTICE_ARBITRAGEUR } from './evm-addresses.ts'
import type { EvmChain, EvmChainName } from './evm-chain.ts'
import { type Pool, readPools } from './pool-book.ts'
import { distanceInPips, marketSqrtPriceX96, type PriceOf } from './pool-price.ts'

const EVERY_MS = 4_000
/** Pools in one transaction; a whole chain after a long pause takes two or three. */
const BATCH = 24
/** Beyond the fee a pool may be off by this much before it is worth a transaction. */
const SLACK_PIPS = 200
const GAS_PER_POOL = 600_000n
const MAX_FEE_WEI = 500n * 10n ** 9n

const ARBITRAGEUR = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct V3Target { address pool; uint160 sqrtPriceX96; }',
  'struct V4Target { PoolKey key; uint160 sqrtPriceX96; }',
  'function prices(address[] pools, bytes32[] poolIds) view returns (uint160[] v3, uint160[] v4)',
  'function align(V3Target[] v3, V4Target[] v4)',
])

export type ArbitrageWorld = Pick<World, 'stateDir' | 'market' | 'clock' | 'log'> & {
  readonly evm: Partial<World['evm']>
}

/** Brings every pool to the market before it answers, and keeps them there until it is stopped. */
export async function startArbitrage(world: ArbitrageWorld): Promise<() => Promise<void>> {
  const stops = await Promise.all(
    (Object.entries(world.evm) as [EvmChainName, EvmChain][]).map(([name, chain]) =>
      arbitrate(world, name, chain),
    ),
  )
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

async function arbitrate(
  world: ArbitrageWorld,
  name: EvmChainName,
  chain: EvmChain,
): Promise<() => Promise<void>> {
  const pools = await readPools(join(world.stateDir, name))
  if (pools.length === 0) return async () => undefined
  const round = () => alignPools({ chain, pools, priceUsd: priceAt(world) })
  await round()
  let running: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    running = round()
      .catch((error: unknown) =>
        world.log.warn(`pools of ${name} were not brought to market`, { err: String(error) }),
      )
      .finally(() => {
        isBusy = false
      })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}

function priceAt({ market, clock }: ArbitrageWorld): PriceOf {
  const atMs = clock.nowMs()
  return (assetId) => market.priceUsd(assetId, atMs)
}

export type AlignOrder = {
  readonly chain: EvmChain
  readonly pools: readonly Pool[]
  readonly priceUsd: PriceOf
}

/** One look at all pools, and a transaction per batch of those that are off; how many were. */
export async function alignPools({ chain, pools, priceUsd }: AlignOrder): Promise<number> {
  const targets = (await readPrices(chain, pools)).flatMap(([pool, sqrtPriceX96]) => {
    const market = marketSqrtPriceX96(pool, priceUsd)
    return distanceInPips(sqrtPriceX96, market) > pool.fee + SLACK_PIPS
      ? [{ pool, sqrtPriceX96: market }]
      : []
  })
  const sent: Hex[] = []
  for (let at = 0; at < targets.length; at += BATCH) {
    sent.push(await sendBatch(chain, targets.slice(at, at + BATCH)))
  }
  await Promise.all(sent.map((hash) => chain.node.waitForTransactionReceipt({ hash, timeout: 30_000 })))
  return targets.length
}

async function readPrices(
  chain: EvmChain,
  pools: readonly Pool[],
): Promise<readonly (readonly [Pool, bigint])[]> {
  const v3 = pools.filter((pool) => pool.protocol === 'v3')
  const v4 = pools.filter((pool) => pool.protocol === 'v4')
  const [v3Prices, v4Prices] = await chain.node.readContract({
    address: PRACTICE_ARBITRAGEUR,
    abi: ARBITRAGEUR,
    functionName: 'prices',
    args: [v3.map((pool) => pool.address), v4.map((pool) => pool.poolId)],
  })
  const pairs = [
    ...v3.map((pool, at) => [pool, v3Prices[at]] as const),
    ...v4.map((pool, at) => [pool, v4Prices[at]] as const),
  ]
  return pairs.flatMap(([pool, price]) => (price === undefined ? [] : [[pool, price] as const]))
}

type Target = { readonly pool: Pool; readonly sqrtPriceX96: bigint }

function sendBatch(chain: EvmChain, targets: readonly Target[]): Promise<Hex> {
  const v3 = targets.flatMap(({ pool, sqrtPriceX96 }) =>
    pool.protocol === 'v3' ? [{ pool: pool.address, sqrtPriceX96 }] : [],
  )
  const v4 = targets.flatMap(({ pool, sqrtPriceX96 }) =>
    pool.protocol === 'v4' ? [{ key: poolKey(pool), sqrtPriceX96 }] : [],
  )
  return chain.wallet.sendTransaction({
    account: chain.wallet.account ?? chain.treasury,
    chain: chain.wallet.chain,
    to: PRACTICE_ARBITRAGEUR,
    data: encodeFunctionData({ abi: ARBITRAGEUR, functionName: 'align', args: [v3, v4] }),
    gas: 1_000_000n + GAS_PER_POOL * BigInt(targets.length),
    maxFeePerGas: MAX_FEE_WEI,
    maxPriorityFeePerGas: 10n ** 9n,
  })
}

function poolKey({ token0, token1, fee, tickSpacing, hooks }: Extract<Pool, { protocol: 'v4' }>): {
  currency0: Address
  currency1: Address
  fee: number
  tickSpacing: number
  hooks: Address
} {
  return { currency0: token0.token, currency1: token1.token, fee, tickSpacing, hooks }
}
