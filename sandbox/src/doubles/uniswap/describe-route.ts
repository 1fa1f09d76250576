import { type Address, isAddressEqual } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { World } from '../../world/world.ts'
import { addressesOf } from './chain-contracts.ts'
import type { Hop } from './find-routes.ts'
import type { PoolState, RouteQuote } from './quote-routes.ts'
import { findListing } from './world-chain.ts'

type Described = { readonly quote: RouteQuote; readonly states: readonly PoolState[] }

/** The hops as the original lists them; amounts stand at the two ends only. */
export function describeRoute(world: World, chain: EvmChain, { quote, states }: Described) {
  const last = quote.route.length - 1
  const pools = quote.route.map((hop, index) => ({
    ...describePool(world, chain, hop),
    sqrtRatioX96: (states[index]?.sqrtPriceX96 ?? 0n).toString(),
    liquidity: (states[index]?.liquidity ?? 0n).toString(),
    tickCurrent: `${states[index]?.tick ?? 0}`,
    fee: `${hop.pool.fee}`,
    ...(index === 0 ? { amountIn: quote.amountIn.toString() } : {}),
    ...(index === last ? { amountOut: quote.amountOut.toString() } : {}),
  }))
  return { route: [pools], routeString: routeText(pools, quote.route) }
}

function describePool(world: World, chain: EvmChain, { pool, tokenIn, tokenOut }: Hop) {
  const tokens = {
    tokenIn: describeToken(world, chain, tokenIn),
    tokenOut: describeToken(world, chain, tokenOut),
  }
  if (pool.protocol === 'v3') return { type: 'v3-pool' as const, address: pool.address as string, ...tokens }
  return {
    type: 'v4-pool' as const,
    address: pool.poolId as string,
    tickSpacing: `${pool.tickSpacing}`,
    hooks: pool.hooks,
    ...tokens,
  }
}

function describeToken(world: World, chain: EvmChain, token: Address) {
  const listing = findListing(world, chain, token)
  const isWrapped = isAddressEqual(token, addressesOf(chain).wrappedNative)
  const taxBps = listing?.risk.transferTaxBps ?? 0
  return {
    chainId: chain.chainId,
    address: token,
    symbol: listing?.symbol ?? (isWrapped ? 'WETH' : 'UNKNOWN'),
    decimals: `${listing?.decimals ?? 18}`,
    ...(taxBps > 0 ? { buyFeeBps: `${taxBps}`, sellFeeBps: `${taxBps}` } : {}),
  }
}

type DescribedPool = ReturnType<typeof describePool>

function routeText(pools: readonly DescribedPool[], route: readonly Hop[]): string {
  const [first] = pools
  const hops = pools.map((pool, index) => {
    const feePct = (route[index]?.pool.fee ?? 0) / 10_000
    return ` -- ${feePct}% [${pool.address}]${pool.tokenOut.symbol}`
  })
  return `[${first?.type === 'v4-pool' ? 'V4' : 'V3'}] 100.00% = ${first?.tokenIn.symbol}${hops.join('')}`
}

/** Against the pools' own price before the trade, fees aside, in per cent with two decimals. */
export function priceImpactPct(quote: RouteQuote, states: readonly PoolState[]): number {
  const spot = quote.route.reduce((rate, hop, index) => {
    const root = Number(states[index]?.sqrtPriceX96 ?? 0n) / 2 ** 96
    const isZeroIn = isAddressEqual(hop.tokenIn, hop.pool.token0.token)
    const price = isZeroIn ? root * root : 1 / (root * root)
    return rate * price * (1 - hop.pool.fee / 1_000_000)
  }, 1)
  const impact = 1 - Number(quote.amountOut) / (Number(quote.amountIn) * spot)
  return Math.max(0, Math.round(impact * 10_000) / 100)
}
