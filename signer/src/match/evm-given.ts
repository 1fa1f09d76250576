import type { Intent } from '@windhover/core/transactions/intent'
import type { EvmCall } from '../decode/evm/decode-call.ts'
import { evmAddress, hederaAddress } from '../decode/evm/evm-address.ts'
import { matches, understood } from '../decode/refusal.ts'
import type { EvmChain } from './evm-fees.ts'

/** An action and the intent it is compared with. */
export type EvmGiven<Value extends Intent = Intent> = {
  readonly intent: Value
  readonly chain: EvmChain
  /** Address of the vault's own key. */
  readonly owner: string
  readonly to: string
  readonly valueWei: bigint
  readonly call: EvmCall
  /** Where the operator's fee goes on Hedera; null where it takes none. */
  readonly feeAccount: string | null
  /** Contracts of 0x that may settle a swap, in lower case. */
  readonly settlers: readonly string[]
  readonly nowMs: number
}

export const WEIBAR_PER_TINYBAR = 10_000_000_000n
export const ASSOCIATION_SYSTEM_CONTRACT = hederaAddress('0.0.359')

export type Payment = { readonly token: string; readonly to: string; readonly amountRaw: bigint }

/** What an action pays to whom, in units of the intent. */
export function paymentOf({ chain, to, valueWei, call }: EvmGiven): Payment {
  if (call.kind === 'plain') {
    const unit = chain === 'hedera' ? WEIBAR_PER_TINYBAR : 1n
    understood(valueWei % unit === 0n, 'a part of the smallest unit')
    return { token: 'native', to, amountRaw: valueWei / unit }
  }
  matches(call.kind === 'transfer' && valueWei === 0n, 'not a transfer')
  return { token: to, to: call.to, amountRaw: call.amountRaw }
}

export function isSamePayment(one: Payment, other: Payment): boolean {
  return one.token === other.token && one.to === other.to && one.amountRaw === other.amountRaw
}

/** True where the owner accepts a token of Hedera, by one of the two ways that exist. */
export function isAccepting({ owner, to, valueWei, call }: EvmGiven, token: string): boolean {
  if (valueWei !== 0n) return false
  if (call.kind === 'associate') return to === token
  return (
    call.kind === 'associate-token' &&
    to === ASSOCIATION_SYSTEM_CONTRACT &&
    call.account === owner &&
    call.token === token
  )
}

export function tokenOn(chain: EvmChain, token: string): string {
  return token === 'native' ? token : addressOn(chain, token)
}

export function addressOn(chain: EvmChain, text: string): string {
  return chain === 'hedera' ? hederaAddress(text) : evmAddress(text)
}
