import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { matches } from '../../decode/refusal.ts'
import type { EvmGiven } from '../evm-given.ts'
import type { ActionRole } from '../signing-plan.ts'

export type SwapGiven = EvmGiven<SwapIntent> & {
  /** `native`, or an address in lower case. */
  readonly sellToken: string
  readonly buyToken: string
  readonly sellAmountRaw: bigint
  readonly minBuyAmountRaw: bigint
}

/**
 * Exactly what is sold, for the one contract that the venue's swap goes through. Never more; nothing at all takes back
 * what was left over, which some tokens want first.
 */
export function matchAllowance(given: SwapGiven, spender: string): ActionRole {
  const { to, valueWei, call, sellToken, sellAmountRaw } = given
  matches(call.kind === 'approve' && valueWei === 0n, 'not an allowance')
  matches(to === sellToken, 'an allowance of another token')
  matches(call.spender === spender, 'another spender')
  if (call.amountRaw === 0n) return 'drop-allowance'
  matches(call.amountRaw === sellAmountRaw, 'another amount')
  return 'allow-helper'
}
