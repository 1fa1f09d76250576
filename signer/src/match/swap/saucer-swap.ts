import { swapKind } from '@windhover/core/swaps/intents/swap'
import type { EvmCall } from '../../decode/evm/decode-call.ts'
import { hederaAddress } from '../../decode/evm/evm-address.ts'
import { matches } from '../../decode/refusal.ts'
import { isAccepting, isSamePayment, paymentOf, WEIBAR_PER_TINYBAR } from '../evm-given.ts'
import { requireNear } from '../require-near.ts'
import type { ActionRole } from '../signing-plan.ts'
import { matchAllowance, type SwapGiven } from './swap-given.ts'

const ROUTER = hederaAddress('0.0.3949434')
const WHBAR = hederaAddress('0.0.1456986')
/** To the router this recipient means itself: it keeps what was bought for the call that unwraps it. */
const ROUTER_ITSELF = '0x0000000000000000000000000000000000000000'
/** One percent, as a divisor. */
const FEE_PART = 100n

export function matchSaucerSwap(given: SwapGiven): ActionRole {
  const { call, buyToken } = given
  if (call.kind === 'approve') return matchAllowance(given, ROUTER)
  if (call.kind === 'plain') return matchServiceFee(given)
  if (call.kind === 'associate' || call.kind === 'associate-token') {
    matches(buyToken !== 'native' && isAccepting(given, buyToken), 'another token is accepted')
    return 'accept-token'
  }
  return matchRouterCall(given)
}

function matchRouterCall(given: SwapGiven): ActionRole {
  const { to, valueWei, owner, sellToken, buyToken, sellAmountRaw, minBuyAmountRaw } = given
  matches(to === ROUTER, 'another contract')
  const isCoinSold = sellToken === 'native'
  matches(valueWei === (isCoinSold ? sellAmountRaw * WEIBAR_PER_TINYBAR : 0n), 'another amount')
  const [swap, after, ...rest] = callsOf(given.call)
  matches(swap?.kind === 'exact-input' && rest.length === 0, 'not a swap')
  matches(swap.tokens.at(0) === (isCoinSold ? WHBAR : sellToken), 'another token is sold')
  matches(swap.tokens.at(-1) === (buyToken === 'native' ? WHBAR : buyToken), 'another token is bought')
  matches(swap.tokens.at(0) !== swap.tokens.at(-1), 'a token for itself')
  matches(swap.amountRaw === sellAmountRaw, 'another amount')
  matches(swap.minBuyAmountRaw >= minBuyAmountRaw, 'less than was promised')
  requireNear(swap.deadlineSec, given.nowMs)
  if (buyToken === 'native') {
    matches(swap.recipient === ROUTER_ITSELF, 'to another recipient')
    matches(after?.kind === 'unwrap-to' && after.recipient === owner, 'the coins would go to somebody else')
    matches(after.minAmountRaw >= minBuyAmountRaw, 'less than was promised')
    return 'main'
  }
  matches(swap.recipient === owner, 'to another recipient')
  matches(after === undefined || (isCoinSold && after.kind === 'refund-native'), 'more than a swap')
  return 'main'
}

function callsOf(call: EvmCall): readonly EvmCall[] {
  return call.kind === 'multicall' ? call.calls : [call]
}

/** The operator's share, in the coin. Where the coin is sold too, the two can be compared here. */
function matchServiceFee(given: SwapGiven): ActionRole {
  const { intent, feeAccount, sellToken, sellAmountRaw } = given
  const fee = swapKind.serviceFee(intent)
  matches(fee !== null && feeAccount !== null, 'no fee was approved')
  const wanted = { token: 'native', to: feeAccount, amountRaw: fee.amountRaw }
  matches(isSamePayment(paymentOf(given), wanted), 'another recipient or amount')
  const isInBounds = sellToken !== 'native' || fee.amountRaw * FEE_PART < sellAmountRaw + FEE_PART
  matches(isInBounds, 'a fee of more than one percent')
  return 'service-fee'
}
