import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { concat, toHex } from '#primitives'
import { evmAddress } from '../../decode/evm/evm-address.ts'
import { matches } from '../../decode/refusal.ts'
import { tokenOn } from '../evm-given.ts'
import type { OrderGiven } from '../intent-rules.ts'
import { requireNear } from '../require-near.ts'
import { ORDER_SLOT, type Signature, type UnaccountedPlan } from '../signing-plan.ts'
import { hashDutchOrder } from './hash-dutch-order.ts'

/** Contracts that may spend what an order lends them. They hand over every output, or nothing happens. */
const REACTORS: readonly string[] = [evmAddress('0x00000011F84B9aa48e5f8aA8B9897600006289Be')]
/** How an order names the coin itself. */
const COIN = '0x0000000000000000000000000000000000000000'
const RECOVERY_BASE = 27

/** Throws unless the order is the swap that was approved; what is signed is hashed here, from the checked fields. */
export function planOrder({
  intent,
  order,
  owner,
  cosigners,
  chainIds,
  nowMs,
}: OrderGiven<SwapIntent>): UnaccountedPlan {
  matches(intent.venue === 'uniswap-x', 'an order for something else')
  matches(intent.chain === 'ethereum', 'another chain')
  matches(REACTORS.includes(evmAddress(order.reactor)), 'a reactor that is not on the list')
  matches(evmAddress(order.swapper) === owner, 'an order of somebody else')
  // It says who may fill it alone, and from when on the amounts sink.
  matches(cosigners.includes(evmAddress(order.cosigner)), 'a cosigner that is not on the list')
  requireNear(BigInt(order.deadline), nowMs)
  matchInput(order, intent)
  matchOutputs(order, intent, owner)
  const { message, orderHash } = hashDutchOrder(order, chainIds.ethereum)
  return {
    message,
    finish: (signature) => finish(orderHash, signature),
    blockhash: null,
    slot: `${ORDER_SLOT}${BigInt(order.nonce)}`,
    role: 'main',
    // Whoever fills it pays the fee.
    outflows: [
      { chain: 'ethereum', token: evmAddress(order.input.token), amountRaw: BigInt(order.input.endAmount) },
    ],
    costs: [],
  }
}

function matchInput({ input }: DutchOrder, intent: SwapIntent): void {
  // The coin itself cannot be lent, and no token has its name.
  matches(evmAddress(input.token) === tokenOn('ethereum', intent.sellToken), 'another token is sold')
  const sold = BigInt(intent.sellAmountRaw)
  matches(BigInt(input.startAmount) === sold && BigInt(input.endAmount) === sold, 'another amount')
}

/** The amounts sink from start to end while the order waits, so the end is what counts. */
function matchOutputs({ input, outputs }: DutchOrder, intent: SwapIntent, owner: string): void {
  const buyToken = tokenOn('ethereum', intent.buyToken)
  const wanted = buyToken === 'native' ? COIN : buyToken
  matches(wanted !== evmAddress(input.token), 'a token for itself')
  let least = 0n
  for (const output of outputs) {
    matches(evmAddress(output.recipient) === owner, 'to another recipient')
    matches(evmAddress(output.token) === wanted, 'another token is bought')
    matches(BigInt(output.startAmount) >= BigInt(output.endAmount), 'an amount that rises')
    least += BigInt(output.endAmount)
  }
  matches(least >= BigInt(intent.minBuyAmountRaw), 'less than was promised')
}

function finish(orderHash: Uint8Array, { bytes, recovery }: Signature) {
  const signature = concat([bytes, Uint8Array.of(RECOVERY_BASE + recovery)])
  return {
    signedTransaction: `0x${toHex(signature)}`,
    transactionId: `0x${toHex(orderHash)}`,
  }
}
