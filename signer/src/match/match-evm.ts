import { keccak_256 } from '@noble/hashes/sha3.js'
import type { EvmChainIds } from '@windhover/core/chains/networks'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { concat, fromHex, toHex } from '#primitives'
import { decodeEvmCall } from '../decode/evm/decode-call.ts'
import { evmAddress } from '../decode/evm/evm-address.ts'
import { matches, understood } from '../decode/refusal.ts'
import { rlpBytes, rlpList, rlpQuantity } from '../sign/rlp.ts'
import { requireBoundedFee } from './evm-fees.ts'
import { evmOutflows } from './evm-outflows.ts'
import { rulesOf } from './find-rules.ts'
import type { Signature, UnaccountedPlan } from './signing-plan.ts'

export type EvmSignable = Extract<SignableAction, { to: string }>

const TYPE_EIP1559 = Uint8Array.of(2)
const NO_ACCESS_LIST = rlpList([])
const UINT256_MAX = (1n << 256n) - 1n

/** Throws unless the action does what the intent says; the bytes that are signed are made here, from checked fields. */
export function planEvm(input: {
  intent: Intent
  action: EvmSignable
  owner: string
  feeAccount: string | null
  settlers: readonly string[]
  chainIds: EvmChainIds
  nowMs: number
}): UnaccountedPlan {
  const { intent, action } = input
  const to = evmAddress(action.to)
  const valueWei = BigInt(action.valueWei)
  const fee = {
    gasLimit: BigInt(action.gasLimit),
    maxFeePerGasWei: BigInt(action.maxFeePerGasWei),
    maxPriorityFeePerGasWei: BigInt(action.maxPriorityFeePerGasWei),
  }
  understood(valueWei <= UINT256_MAX, 'more than a value can be')
  const call = decodeEvmCall(action.data)
  requireBoundedFee({ chain: action.chain, call }, fee)
  const { owner, feeAccount, settlers, nowMs } = input
  const { chain } = action
  const given = { intent, chain, owner, to, valueWei, call, feeAccount, settlers, nowMs }
  const match = rulesOf(intent).evm
  matches(match !== null, 'nothing of the kind exists on this chain')
  const role = match(given)

  const fields = [
    rlpQuantity(BigInt(input.chainIds[action.chain])),
    rlpQuantity(BigInt(action.nonce)),
    rlpQuantity(fee.maxPriorityFeePerGasWei),
    rlpQuantity(fee.maxFeePerGasWei),
    rlpQuantity(fee.gasLimit),
    rlpBytes(fromHex(to.slice(2))),
    rlpQuantity(valueWei),
    rlpBytes(fromHex(action.data.slice(2))),
    NO_ACCESS_LIST,
  ]
  return {
    message: concat([TYPE_EIP1559, rlpList(fields)]),
    finish: (signature) => finish(fields, signature),
    slot: String(action.nonce),
    blockhash: null,
    role,
    ...evmOutflows({ ...given, feeMaxWei: fee.gasLimit * fee.maxFeePerGasWei }),
  }
}

function finish(fields: readonly Uint8Array[], { bytes, recovery }: Signature) {
  const tail = [
    rlpQuantity(BigInt(recovery)),
    rlpQuantity(BigInt(`0x${toHex(bytes, 0, 32)}`)),
    rlpQuantity(BigInt(`0x${toHex(bytes, 32)}`)),
  ]
  const raw = concat([TYPE_EIP1559, rlpList([...fields, ...tail])])
  return {
    signedTransaction: `0x${toHex(raw)}`,
    transactionId: `0x${toHex(keccak_256(raw))}`,
  }
}
