import { type Address, zeroAddress } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { Pool } from '../../chains/evm/pool-book.ts'
import { addressesOf, v3PoolAbi, v3QuoterAbi, v4QuoterAbi, v4StateAbi } from './chain-contracts.ts'
import type { Hop, Route } from './find-routes.ts'
import { packV3Path, type Step, type TradeType, v4PathKeys } from './route-path.ts'

export type RouteQuote = {
  readonly route: Route
  readonly amountIn: bigint
  readonly amountOut: bigint
  readonly gas: bigint
}

type Ask = { readonly type: TradeType; readonly amount: bigint }

/** The route that gives the most for the input, or wants the least for the output; null where none can do it. */
export async function bestRoute(
  chain: EvmChain,
  routes: readonly Route[],
  ask: Ask,
): Promise<RouteQuote | null> {
  // A pool without enough in it makes the quoter revert: that route is none.
  const asked = routes.map((route) => quoteRoute(chain, route, ask).catch(() => null))
  const quotes = (await Promise.all(asked)).filter((quote) => quote !== null)
  return quotes.reduce<RouteQuote | null>(
    (best, quote) => (best && !isBetter(quote, best, ask.type) ? best : quote),
    null,
  )
}

export function isBetter(
  one: Pick<RouteQuote, 'amountIn' | 'amountOut'>,
  other: Pick<RouteQuote, 'amountIn' | 'amountOut'>,
  type: TradeType,
): boolean {
  return type === 'EXACT_INPUT' ? one.amountOut > other.amountOut : one.amountIn < other.amountIn
}

export function stepOf({ pool, tokenIn, tokenOut }: Hop): Step {
  const hooks = pool.protocol === 'v4' ? pool.hooks : zeroAddress
  return { protocol: pool.protocol, tokenIn, tokenOut, fee: pool.fee, tickSpacing: pool.tickSpacing, hooks }
}

async function quoteRoute(chain: EvmChain, route: Route, ask: Ask): Promise<RouteQuote> {
  const steps = route.map(stepOf)
  const [amount, gas] =
    steps[0]?.protocol === 'v4' ? await askV4(chain, steps, ask) : await askV3(chain, steps, ask)
  if (amount === 0n) throw new Error('Nothing comes out')
  return ask.type === 'EXACT_INPUT'
    ? { route, amountIn: ask.amount, amountOut: amount, gas }
    : { route, amountIn: amount, amountOut: ask.amount, gas }
}

async function askV3(chain: EvmChain, steps: readonly Step[], ask: Ask): Promise<readonly [bigint, bigint]> {
  const { result } = await chain.node.simulateContract({
    address: addressesOf(chain).v3.quoter,
    abi: v3QuoterAbi,
    functionName: ask.type === 'EXACT_INPUT' ? 'quoteExactInput' : 'quoteExactOutput',
    args: [packV3Path(steps, ask.type), ask.amount],
  })
  return [result[0], result[3]]
}

async function askV4(chain: EvmChain, steps: readonly Step[], ask: Ask): Promise<readonly [bigint, bigint]> {
  const isExactInput = ask.type === 'EXACT_INPUT'
  const exactCurrency: Address = (isExactInput ? steps[0]?.tokenIn : steps.at(-1)?.tokenOut) ?? zeroAddress
  const { result } = await chain.node.simulateContract({
    address: addressesOf(chain).v4.quoter,
    abi: v4QuoterAbi,
    functionName: isExactInput ? 'quoteExactInput' : 'quoteExactOutput',
    args: [{ exactCurrency, path: v4PathKeys(steps, ask.type), exactAmount: ask.amount }],
  })
  return result
}

export type PoolState = { readonly sqrtPriceX96: bigint; readonly tick: number; readonly liquidity: bigint }

export async function readPoolState(chain: EvmChain, pool: Pool): Promise<PoolState> {
  if (pool.protocol === 'v3') {
    const read = { address: pool.address, abi: v3PoolAbi } as const
    const [slot0, liquidity] = await Promise.all([
      chain.node.readContract({ ...read, functionName: 'slot0' }),
      chain.node.readContract({ ...read, functionName: 'liquidity' }),
    ])
    return { sqrtPriceX96: slot0[0], tick: slot0[1], liquidity }
  }
  const read = { address: addressesOf(chain).v4.stateView, abi: v4StateAbi, args: [pool.poolId] } as const
  const [slot0, liquidity] = await Promise.all([
    chain.node.readContract({ ...read, functionName: 'getSlot0' }),
    chain.node.readContract({ ...read, functionName: 'getLiquidity' }),
  ])
  return { sqrtPriceX96: slot0[0], tick: slot0[1], liquidity }
}
