import { randomUUID } from 'node:crypto'
import { type Address, encodeFunctionData, type Hex, isAddressEqual, toHex, zeroAddress } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { World } from '../../world/world.ts'
import { addressesOf, wrappedAbi } from './chain-contracts.ts'
import { encodeSwap, type SwapPlan } from './encode-swap.ts'
import { gasFees, type Simulation, simulate, withHeadroom } from './gas-fees.ts'
import { isWrap, slippageLimits } from './quote-classic.ts'
import { invalidRequest, noQuotes, UniswapRefusal } from './refusal.ts'
import type { ClassicQuote, PoolInRoute, SwapRequest } from './request-schemas.ts'
import type { Step } from './route-path.ts'
import { chainById, chainNowSec } from './world-chain.ts'

const DEFAULT_DEADLINE_SEC = 1_800n
/** Where the transaction cannot be tried yet, say because its approval is still to come. */
const UNTRIED_GAS = 400_000n

type Call = { readonly to: Address; readonly data: Hex; readonly value: bigint }

export async function makeSwap(world: World, request: SwapRequest) {
  const { quote } = request
  const chain = chainById(world, quote.chainId)
  if (!chain) throw noQuotes()
  const call = await callFor(chain, request)
  const trial = await simulate(chain, { from: quote.swapper, ...call })
  if (request.simulateTransaction && 'failure' in trial) {
    throw new UniswapRefusal(404, 'ResourceNotFound', `Transaction simulation failed: ${trial.failure}`)
  }
  const gasLimit = gasLimitFor(trial)
  const { maxFeePerGas, maxPriorityFeePerGas } = await gasFees(chain)
  return {
    requestId: randomUUID(),
    swap: {
      to: call.to,
      from: quote.swapper,
      data: call.data,
      value: call.value === 0n ? '0x00' : toHex(call.value),
      gasLimit: gasLimit.toString(),
      chainId: chain.chainId,
      maxFeePerGas: maxFeePerGas.toString(),
      maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
    },
    gasFee: (gasLimit * maxFeePerGas).toString(),
  }
}

function gasLimitFor(trial: Simulation): bigint {
  return 'failure' in trial ? UNTRIED_GAS : withHeadroom(trial.gas)
}

async function callFor(chain: EvmChain, request: SwapRequest): Promise<Call> {
  const { quote } = request
  const { wrappedNative, universalRouter } = addressesOf(chain)
  if (isWrap(quote.input.token, quote.output.token, wrappedNative)) return wrapCall(quote, wrappedNative)
  const { data, valueWei } = encodeSwap(await planFor(chain, request))
  return { to: universalRouter, data, value: valueWei }
}

function wrapCall(quote: ClassicQuote, wrapped: Address): Call {
  const { token, amount } = quote.input
  if (token === zeroAddress) {
    return {
      to: wrapped,
      data: encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' }),
      value: amount,
    }
  }
  const data = encodeFunctionData({ abi: wrappedAbi, functionName: 'withdraw', args: [amount] })
  return { to: wrapped, data, value: 0n }
}

async function planFor(chain: EvmChain, request: SwapRequest): Promise<SwapPlan> {
  const { quote, permitData, signature } = request
  const [pools] = quote.route ?? []
  if (!pools || quote.slippage === undefined)
    throw invalidRequest('"quote.route" and "quote.slippage" are required')
  if (permitData) checkPermit(chain, quote, permitData.values.spender, permitData.values.details.token)
  const amounts = { amountIn: quote.input.amount, amountOut: quote.output.amount }
  return {
    type: quote.tradeType,
    steps: readSteps(chain, quote, pools),
    tokenIn: quote.input.token,
    tokenOut: quote.output.token,
    ...slippageLimits(amounts, quote.tradeType, quote.slippage),
    ...(permitData && signature ? { permit: { data: permitData, signature } } : {}),
    sweepsNative: request.safetyMode === 'SAFE',
    deadlineSec:
      request.deadline === undefined
        ? (await chainNowSec(chain)) + DEFAULT_DEADLINE_SEC
        : BigInt(request.deadline),
  }
}

function checkPermit(chain: EvmChain, quote: ClassicQuote, spender: Address, token: Address): void {
  if (
    !isAddressEqual(spender, addressesOf(chain).universalRouter) ||
    !isAddressEqual(token, quote.input.token)
  ) {
    throw invalidRequest('"permitData" does not belong to this quote')
  }
}

/** Refuses a route that does not lead from the input to the output. */
function readSteps(chain: EvmChain, quote: ClassicQuote, pools: readonly PoolInRoute[]): readonly Step[] {
  const steps = pools.map(readStep)
  const { wrappedNative } = addressesOf(chain)
  const protocol = steps[0]?.protocol
  const atEnd = (token: Address): Address =>
    token === zeroAddress && protocol === 'v3' ? wrappedNative : token
  const chained = [atEnd(quote.input.token), ...steps.map((step) => step.tokenOut)]
  const fits = steps.every((step, index) => step.protocol === protocol && step.tokenIn === chained[index])
  if (!fits || chained.at(-1) !== atEnd(quote.output.token))
    throw invalidRequest('"quote.route" does not fit the quote')
  return steps
}

function readStep(pool: PoolInRoute): Step {
  const isV4 = pool.type === 'v4-pool'
  return {
    protocol: isV4 ? 'v4' : 'v3',
    tokenIn: pool.tokenIn.address,
    tokenOut: pool.tokenOut.address,
    fee: Number(pool.fee),
    tickSpacing: isV4 ? Number(pool.tickSpacing) : 0,
    hooks: isV4 ? pool.hooks : zeroAddress,
  }
}
