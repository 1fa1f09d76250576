import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddressEqual,
  maxUint256,
  zeroAddress,
} from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { World } from '../../world/world.ts'
import { DUTCH_REACTOR, type DutchOrder, decodeOrder } from './dutch-order.ts'
import type { BookedOrder, SettledAmount } from './order-book.ts'
import { PERMIT2, permit2Abi } from './permit2.ts'
import { placeReactor, reactorAbi } from './place-reactor.ts'
import { fairOutput } from './quote-dutch.ts'
import { resolveOrder } from './resolve-order.ts'
import { scaleBps } from './value-amounts.ts'
import { chainNowSec, findListing } from './world-chain.ts'

/** A filler gives this much more than its price at most; what asks for more waits for its decay. */
const GENEROSITY_BPS = 50n
const FILL_GAS = 1_000_000n
const RECEIPT_WITHIN_MS = 30_000
/** The treasury never runs out; what it pays must only never be too little. */
const TREASURY_FEES = { maxFeePerGas: 500n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n }

/** The order as it stands after a look at it: unchanged where it must wait. */
export async function advanceOrder(world: World, booked: BookedOrder): Promise<BookedOrder> {
  const chain = world.evm.ethereum
  const order = decodeOrder(booked.encodedOrder)
  if (await isNonceUsed(chain, order)) return closeUsed(chain, booked)
  const nowSec = await chainNowSec(chain)
  if (nowSec > order.info.deadline) return { ...booked, status: 'expired' }
  if (booked.isShunned) return booked
  if (!(await hasFunds(chain, order))) return { ...booked, status: 'insufficient-funds' }
  if (!isWorthIt(world, order, nowSec)) return booked
  return fill(chain, booked, order)
}

/** A nonce is used by a fill or by its owner, who takes the order back that way. */
async function isNonceUsed(chain: EvmChain, order: DutchOrder): Promise<boolean> {
  const { swapper, nonce } = order.info
  const word = await chain.node.readContract({
    address: PERMIT2,
    abi: permit2Abi,
    functionName: 'nonceBitmap',
    args: [swapper, nonce >> 8n],
  })
  return ((word >> (nonce & 0xffn)) & 1n) === 1n
}

/** Also finds the fill of a world that was ended between sending and booking. */
async function closeUsed(chain: EvmChain, booked: BookedOrder): Promise<BookedOrder> {
  const [log] = await chain.node.getContractEvents({
    address: DUTCH_REACTOR,
    abi: reactorAbi,
    eventName: 'Fill',
    args: { orderHash: booked.orderId },
    fromBlock: 0n,
  })
  if (!log) return { ...booked, status: 'cancelled' }
  return bookFill(chain, booked, { hash: log.transactionHash, blockNumber: log.blockNumber })
}

async function hasFunds(chain: EvmChain, order: DutchOrder): Promise<boolean> {
  const { token, endAmount } = order.baseInput
  const { swapper } = order.info
  const read = { address: token, abi: erc20Abi } as const
  const [balance, allowance] = await Promise.all([
    chain.node.readContract({ ...read, functionName: 'balanceOf', args: [swapper] }),
    chain.node.readContract({ ...read, functionName: 'allowance', args: [swapper, PERMIT2] }),
  ])
  return balance >= endAmount && allowance >= endAmount
}

function isWorthIt(world: World, order: DutchOrder, nowSec: bigint): boolean {
  const { inputAmount, outputs } = resolveOrder(order, nowSec)
  return outputs.every((output) => {
    const listingIn = findListing(world, world.evm.ethereum, order.baseInput.token)
    const listingOut = findListing(world, world.evm.ethereum, output.token)
    if (!listingIn || !listingOut) return false
    return (
      output.amount <=
      scaleBps(fairOutput({ world, listingIn, listingOut }, inputAmount), 10_000n + GENEROSITY_BPS)
    )
  })
}

async function fill(chain: EvmChain, booked: BookedOrder, order: DutchOrder): Promise<BookedOrder> {
  // A reorganisation may have gone back to before it was placed.
  await placeReactor(chain)
  const owed = resolveOrder(order, 0n).outputs
  for (const output of owed) await allowReactor(chain, output.token)
  const data = encodeFunctionData({
    abi: reactorAbi,
    functionName: 'execute',
    args: [{ order: booked.encodedOrder, sig: booked.signature }],
  })
  // The most that can be owed in native coin; the reactor gives the rest back.
  const value = owed
    .filter((output) => output.token === zeroAddress)
    .reduce((sum, output) => sum + output.amount, 0n)
  const receipt = await sendFromTreasury(chain, { to: DUTCH_REACTOR, data, value })
  if (receipt.status !== 'success') throw new Error(`The fill of ${booked.orderId} failed`)
  return bookFill(chain, booked, { hash: receipt.transactionHash, blockNumber: receipt.blockNumber })
}

async function allowReactor(chain: EvmChain, token: Address): Promise<void> {
  if (token === zeroAddress) return
  const args = [chain.treasury, DUTCH_REACTOR] as const
  const allowed = await chain.node.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args,
  })
  if (allowed > maxUint256 / 2n) return
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [DUTCH_REACTOR, maxUint256],
  })
  await sendFromTreasury(chain, { to: token, data, value: 0n })
}

/** Tried first: a fill that the chain would refuse costs nothing and says why. */
async function sendFromTreasury(chain: EvmChain, call: { to: Address; data: Hex; value: bigint }) {
  const { wallet, treasury, node } = chain
  await node.call({ ...call, account: treasury })
  const hash = await wallet.sendTransaction({
    ...call,
    ...TREASURY_FEES,
    account: wallet.account ?? treasury,
    chain: wallet.chain,
    gas: FILL_GAS,
  })
  return node.waitForTransactionReceipt({ hash, timeout: RECEIPT_WITHIN_MS })
}

async function bookFill(
  chain: EvmChain,
  booked: BookedOrder,
  fillOf: { hash: Hex; blockNumber: bigint },
): Promise<BookedOrder> {
  const order = decodeOrder(booked.encodedOrder)
  const [{ timestamp }, transaction] = await Promise.all([
    chain.node.getBlock({ blockNumber: fillOf.blockNumber }),
    chain.node.getTransaction({ hash: fillOf.hash }),
  ])
  return {
    ...booked,
    status: 'filled',
    filler: transaction.from,
    txHash: fillOf.hash,
    fillBlock: Number(fillOf.blockNumber),
    settledAmounts: settledAt(order, timestamp),
  }
}

function settledAt(order: DutchOrder, atSec: bigint): readonly SettledAmount[] {
  const { inputAmount, outputs } = resolveOrder(order, atSec)
  return outputs
    .filter((output) => isAddressEqual(output.recipient, order.info.swapper))
    .map((output) => ({
      tokenIn: order.baseInput.token,
      amountIn: inputAmount.toString(),
      tokenOut: output.token,
      amountOut: output.amount.toString(),
    }))
}
