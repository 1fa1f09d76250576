import type { IntentType } from '@windhover/core/transactions/intent'
import { serviceFeeOf } from '@windhover/core/transactions/service-fee'
import { hederaAddress } from '../decode/evm/evm-address.ts'
import { matches } from '../decode/refusal.ts'
import {
  addressOn,
  type EvmRule,
  isAccepting,
  isSamePayment,
  paymentOf,
  tokenOn,
  WEIBAR_PER_TINYBAR,
} from './evm-given.ts'
import { matchEvmSwap } from './evm-swap-rules.ts'

const WHBAR_TOKEN = hederaAddress('0.0.1456986')
const WHBAR_HELPER = hederaAddress('0.0.5808826')
/** All HBAR there will ever be, in tinybar: whatever is above it is an unlimited approval. */
const HBAR_SUPPLY_TINYBAR = 5_000_000_000_000_000_000n

/** Total: a new type of intent does not compile before somebody has decided what it may look like. */
export const EVM_RULES: Readonly<Record<IntentType, EvmRule>> = {
  transfer: (given) => {
    matches(given.intent.type === 'transfer', 'another type')
    const { intent, chain, feeAccount } = given
    const paid = paymentOf(given)
    const token = tokenOn(chain, intent.token)
    if (
      isSamePayment(paid, { token, to: addressOn(chain, intent.to), amountRaw: BigInt(intent.amountRaw) })
    ) {
      return 'main'
    }
    const fee = serviceFeeOf(intent)
    matches(fee !== null && feeAccount !== null, 'another recipient, token or amount')
    const wanted = { token: tokenOn(chain, fee.token), to: feeAccount, amountRaw: fee.amountRaw }
    matches(isSamePayment(paid, wanted), 'another recipient, token or amount')
    return 'service-fee'
  },
  wrap: ({ intent, chain, to, valueWei, call }) => {
    matches(intent.type === 'wrap' && chain === 'hedera', 'another type or chain')
    if (call.kind === 'associate') {
      matches(to === WHBAR_TOKEN && valueWei === 0n, 'another token is accepted')
      return 'accept-token'
    }
    matches(call.kind === 'deposit' && to === WHBAR_HELPER, 'not a deposit')
    matches(valueWei === BigInt(intent.amountRaw) * WEIBAR_PER_TINYBAR, 'another amount')
    return 'main'
  },
  unwrap: ({ intent, chain, to, valueWei, call }) => {
    matches(intent.type === 'unwrap' && chain === 'hedera', 'another type or chain')
    matches(valueWei === 0n, 'coins are sent along')
    matches(call.kind === 'approve' || call.kind === 'unwrap-whbar', 'not a way of unwrapping')
    if (call.kind === 'approve')
      matches(to === WHBAR_TOKEN && call.spender === WHBAR_HELPER, 'another spender')
    else matches(to === WHBAR_HELPER, 'another contract')
    if (intent.amountRaw === 'all') matches(isPossible(call.amountRaw), 'an unlimited amount')
    else matches(call.amountRaw === BigInt(intent.amountRaw), 'another amount')
    return call.kind === 'approve' ? 'allow-helper' : 'main'
  },
  associate: (given) => {
    const { intent, chain } = given
    matches(intent.type === 'associate' && chain === 'hedera', 'another type or chain')
    matches(isAccepting(given, hederaAddress(intent.token)), 'not an association of this token')
    return 'main'
  },
  swap: matchEvmSwap,
}

function isPossible(amountRaw: bigint): boolean {
  return amountRaw > 0n && amountRaw <= HBAR_SUPPLY_TINYBAR
}
