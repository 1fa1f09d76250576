import type { Intent, IntentType } from '@windhover/core/transactions/intent'
import { serviceFeeOf } from '@windhover/core/transactions/service-fee'
import type { EvmCall } from '../decode/evm/decode-call.ts'
import { evmAddress, hederaAddress } from '../decode/evm/evm-address.ts'
import { matches, understood } from '../decode/refusal.ts'
import type { EvmChain } from './evm-fees.ts'
import type { ActionRole } from './signing-plan.ts'

type Given = {
  readonly intent: Intent
  readonly chain: EvmChain
  /** Address of the vault's own key. */
  readonly owner: string
  readonly to: string
  readonly valueWei: bigint
  readonly call: EvmCall
  /** Where the house's share of a Hedera transfer goes; null where it takes none. */
  readonly feeAccount: string | null
}
type Rule = (given: Given) => ActionRole

const WHBAR_TOKEN = hederaAddress('0.0.1456986')
const WHBAR_HELPER = hederaAddress('0.0.5808826')
const ASSOCIATION_SYSTEM_CONTRACT = hederaAddress('0.0.359')
const WEIBAR_PER_TINYBAR = 10_000_000_000n
/** All HBAR there will ever be, in tinybar: whatever is above it is an unlimited approval. */
const HBAR_SUPPLY_TINYBAR = 5_000_000_000_000_000_000n

/** Total: a new type of intent does not compile before somebody has decided what it may look like. */
export const EVM_RULES: Readonly<Record<IntentType, Rule>> = {
  transfer: (given) => {
    matches(given.intent.type === 'transfer', 'another type')
    const { intent, chain, feeAccount } = given
    const paid = paymentOf(given)
    const token = tokenOn(chain, intent.token)
    if (isSame(paid, { token, to: addressOn(chain, intent.to), amountRaw: BigInt(intent.amountRaw) })) {
      return 'main'
    }
    const fee = serviceFeeOf(intent)
    matches(fee !== null && feeAccount !== null, 'another recipient, token or amount')
    const wanted = { token: tokenOn(chain, fee.token), to: feeAccount, amountRaw: fee.amountRaw }
    matches(isSame(paid, wanted), 'another recipient, token or amount')
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
  associate: ({ intent, chain, owner, to, valueWei, call }) => {
    matches(intent.type === 'associate' && chain === 'hedera', 'another type or chain')
    matches(valueWei === 0n, 'coins are sent along')
    const token = hederaAddress(intent.token)
    if (call.kind === 'associate') {
      matches(to === token, 'another token')
      return 'main'
    }
    matches(call.kind === 'associate-token' && to === ASSOCIATION_SYSTEM_CONTRACT, 'not an association')
    matches(call.account === owner && call.token === token, 'another account or token')
    return 'main'
  },
}

type Payment = { readonly token: string; readonly to: string; readonly amountRaw: bigint }

/** What an action pays to whom, in units of the intent. */
function paymentOf({ chain, to, valueWei, call }: Given): Payment {
  if (call.kind === 'plain') {
    const unit = chain === 'hedera' ? WEIBAR_PER_TINYBAR : 1n
    understood(valueWei % unit === 0n, 'a part of the smallest unit')
    return { token: 'native', to, amountRaw: valueWei / unit }
  }
  matches(call.kind === 'transfer' && valueWei === 0n, 'not a transfer')
  return { token: to, to: call.to, amountRaw: call.amountRaw }
}

function isSame(one: Payment, other: Payment): boolean {
  return one.token === other.token && one.to === other.to && one.amountRaw === other.amountRaw
}

function tokenOn(chain: EvmChain, token: string): string {
  return token === 'native' ? token : addressOn(chain, token)
}

function isPossible(amountRaw: bigint): boolean {
  return amountRaw > 0n && amountRaw <= HBAR_SUPPLY_TINYBAR
}

function addressOn(chain: EvmChain, text: string): string {
  return chain === 'hedera' ? hederaAddress(text) : evmAddress(text)
}
