import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { type Pool, readPools } from '../../chains/evm/pool-book.ts'
import type { World } from '../../world/world.ts'
import { addressesOf } from './chain-contracts.ts'
import { describeRoute, priceImpactPct } from './describe-route.ts'
import { encodeSwap } from './encode-swap.ts'
import { findRoutes } from './find-routes.ts'
import { gasFees, gasFeeUsd, simulate } from './gas-fees.ts'
import { permitDataFor, permitTransactionFor } from './permit-data.ts'
import type { QuoteAnswer, QuoteSubject } from './quote-dutch.ts'
import { bestRoute, isBetter, type RouteQuote, readPoolState, stepOf } from './quote-routes.ts'
import type { Protocol } from './request-schemas.ts'
import { scaleBps } from './value-amounts.ts'
import { chainNowSec } from './world-chain.ts'

const AUTO_SLIPPAGE_PCT = 0.5
const ROUTER_GAS = 90_000n
const WRAP_GAS = 46_000n

export async function quoteClassic(
  subject: QuoteSubject,
  protocols: readonly Protocol[],
): Promise<QuoteAnswer | null> {
  const { chain, request } = subject
  const { wrappedNative } = addressesOf(chain)
  if (isWrap(request.tokenIn, request.tokenOut, wrappedNative)) return quoteWrap(subject)
  // A v3 or v4 pool takes no token that keeps a part of itself on the way in.
  if (subject.listingIn.risk.transferTaxBps > 0) return null
  const best = await findBest(subject, protocols)
  if (!best) return null
  const told = lieAbout(subject, best)
  if (told.amountIn === 0n || told.amountOut === 0n) return null
  const slippage = request.slippageTolerance ?? AUTO_SLIPPAGE_PCT
  const limits = slippageLimits(told, request.type, slippage)
  const need = {
    chain,
    owner: request.swapper,
    token: request.tokenIn,
    amount: limits.amountIn,
    isExact: request.permitAmount === 'EXACT',
  }
  const permitTransaction = request.generatePermitAsTransaction ? await permitTransactionFor(need) : null
  const permitData = request.generatePermitAsTransaction ? null : await permitDataFor(need)
  const needsPermit = permitData !== null || permitTransaction !== null
  const failures = needsPermit ? [] : await simulateSwap(subject, best, limits)
  const [states, shared] = await Promise.all([
    Promise.all(best.route.map((hop) => readPoolState(chain, hop.pool))),
    sharedFields(subject, { ...told, minOut: limits.amountOut, gas: best.gas + ROUTER_GAS }),
  ])
  const { route, routeString } = describeRoute(subject.world, chain, { quote: told, states })
  return {
    amountIn: told.amountIn,
    amountOut: told.amountOut,
    body: {
      routing: 'CLASSIC',
      quote: {
        ...shared,
        slippage,
        route,
        routeString,
        priceImpact: priceImpactPct(best, states),
        txFailureReasons: failures,
      },
      permitData,
      permitTransaction,
    },
  }
}

export function isWrap(tokenIn: Address, tokenOut: Address, wrapped: Address): boolean {
  const isPair = (one: Address, other: Address) => one === zeroAddress && isAddressEqual(other, wrapped)
  return isPair(tokenIn, tokenOut) || isPair(tokenOut, tokenIn)
}

async function quoteWrap(subject: QuoteSubject): Promise<QuoteAnswer> {
  const { amount, tokenIn } = subject.request
  return {
    amountIn: amount,
    amountOut: amount,
    body: {
      routing: tokenIn === zeroAddress ? 'WRAP' : 'UNWRAP',
      quote: await sharedFields(subject, {
        amountIn: amount,
        amountOut: amount,
        minOut: amount,
        gas: WRAP_GAS,
      }),
      permitData: null,
    },
  }
}

async function findBest(subject: QuoteSubject, protocols: readonly Protocol[]): Promise<RouteQuote | null> {
  const { world, chain, request } = subject
  const { wrappedNative } = addressesOf(chain)
  const pools = await poolsOf(world, chain)
  const wrap = (token: Address): Address => (token === zeroAddress ? wrappedNative : token)
  const v3 = protocols.includes('V3') ? pools.filter((pool) => pool.protocol === 'v3') : []
  const v4 = protocols.includes('V4') ? pools.filter((pool) => pool.protocol === 'v4') : []
  const [fromV3, fromV4] = await Promise.all([
    bestRoute(chain, findRoutes(v3, wrap(request.tokenIn), wrap(request.tokenOut)), request),
    bestRoute(chain, findRoutes(v4, request.tokenIn, request.tokenOut), request),
  ])
  if (!fromV3 || !fromV4) return fromV3 ?? fromV4
  return isBetter(fromV4, fromV3, request.type) ? fromV4 : fromV3
}

const poolsOfWorld = new WeakMap<World, Map<string, readonly Pool[]>>()

async function poolsOf(world: World, chain: EvmChain): Promise<readonly Pool[]> {
  const known = poolsOfWorld.get(world) ?? new Map<string, readonly Pool[]>()
  poolsOfWorld.set(world, known)
  const pools = known.get(chain.name) ?? (await readPools(join(world.stateDir, chain.name)))
  known.set(chain.name, pools)
  return pools
}

function lieAbout({ truthPct, request }: QuoteSubject, quote: RouteQuote): RouteQuote {
  return request.type === 'EXACT_INPUT'
    ? { ...quote, amountOut: (quote.amountOut * truthPct) / 100n }
    : { ...quote, amountIn: (quote.amountIn * truthPct) / 100n }
}

type Amounts = { readonly amountIn: bigint; readonly amountOut: bigint }

/** The side that is not fixed may slip. */
export function slippageLimits(
  amounts: Amounts,
  type: 'EXACT_INPUT' | 'EXACT_OUTPUT',
  slippagePct: number,
): Amounts {
  const slippageBps = BigInt(Math.round(slippagePct * 100))
  return type === 'EXACT_INPUT'
    ? { ...amounts, amountOut: scaleBps(amounts.amountOut, 10_000n - slippageBps) }
    : { ...amounts, amountIn: scaleBps(amounts.amountIn, 10_000n + slippageBps) }
}

async function simulateSwap(
  subject: QuoteSubject,
  quote: RouteQuote,
  limits: Amounts,
): Promise<readonly string[]> {
  const { chain, request } = subject
  const { data, valueWei } = encodeSwap({
    type: request.type,
    steps: quote.route.map(stepOf),
    tokenIn: request.tokenIn,
    tokenOut: request.tokenOut,
    ...limits,
    sweepsNative: false,
    deadlineSec: (await chainNowSec(chain)) + 60n,
  })
  const to = addressesOf(chain).universalRouter
  const outcome = await simulate(chain, { from: request.swapper, to, data, value: valueWei })
  return 'failure' in outcome ? ['SIMULATION_ERROR'] : []
}

async function sharedFields(subject: QuoteSubject, facts: Amounts & { minOut: bigint; gas: bigint }) {
  const { world, chain, request } = subject
  const { maxFeePerGas, maxPriorityFeePerGas } = await gasFees(chain)
  const gasFee = facts.gas * maxFeePerGas
  const recipient = request.swapper
  return {
    chainId: chain.chainId,
    input: { token: request.tokenIn, amount: facts.amountIn.toString() },
    output: { token: request.tokenOut, amount: facts.amountOut.toString(), recipient },
    swapper: request.swapper,
    tradeType: request.type,
    quoteId: randomUUID(),
    gasFee: gasFee.toString(),
    gasFeeUSD: gasFeeUsd(world, chain, gasFee),
    gasUseEstimate: facts.gas.toString(),
    maxFeePerGas: maxFeePerGas.toString(),
    maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
    blockNumber: (await chain.node.getBlockNumber()).toString(),
    aggregatedOutputs: [
      {
        token: request.tokenOut,
        amount: facts.amountOut.toString(),
        recipient,
        bps: 10_000,
        minAmount: facts.minOut.toString(),
      },
    ],
  }
}
