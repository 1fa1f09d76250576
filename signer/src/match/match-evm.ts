import { keccak_256 } from '@noble/hashes/sha3.js'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { decodeEvmCall } from '../decode/evm/decode-call.ts'
import { evmAddress } from '../decode/evm/evm-address.ts'
import { matches, understood } from '../decode/refusal.ts'
import { rlpBytes, rlpList, rlpQuantity } from '../sign/rlp.ts'
import { type EvmChain, requireBoundedFee } from './evm-fees.ts'
import { evmOutflows } from './evm-outflows.ts'
import { rulesOf } from './find-rules.ts'
import type { Signature, UnaccountedPlan } from './signing-plan.ts'

export type EvmSignable = Extract<SignableAction, { to: string }>

const TYPE_EIP1559 = Buffer.from([2])
const NO_ACCESS_LIST = rlpList([])
const UINT256_MAX = (1n << 256n) - 1n

const CHAIN_IDS: Readonly<Record<EvmChain, bigint>> = {
  ethereum: chainIdOf('ethereum'),
  bsc: chainIdOf('bsc'),
  hedera: chainIdOf('hedera'),
}

/** Throws unless the action does what the intent says; the bytes that are signed are made here, from checked fields. */
export function planEvm(input: {
  intent: Intent
  action: EvmSignable
  owner: string
  feeAccount: string | null
  settlers: readonly string[]
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
  requireBoundedFee(action.chain, fee)
  const call = decodeEvmCall(action.data)
  const { owner, feeAccount, settlers, nowMs } = input
  const { chain } = action
  const given = { intent, chain, owner, to, valueWei, call, feeAccount, settlers, nowMs }
  const match = rulesOf(intent).evm
  matches(match !== null, 'nothing of the kind exists on this chain')
  const role = match(given)

  const fields = [
    rlpQuantity(CHAIN_IDS[action.chain]),
    rlpQuantity(BigInt(action.nonce)),
    rlpQuantity(fee.maxPriorityFeePerGasWei),
    rlpQuantity(fee.maxFeePerGasWei),
    rlpQuantity(fee.gasLimit),
    rlpBytes(Buffer.from(to.slice(2), 'hex')),
    rlpQuantity(valueWei),
    rlpBytes(Buffer.from(action.data.slice(2), 'hex')),
    NO_ACCESS_LIST,
  ]
  return {
    message: Buffer.concat([TYPE_EIP1559, rlpList(fields)]),
    finish: (signature) => finish(fields, signature),
    slot: String(action.nonce),
    role,
    outflows: evmOutflows({ ...given, feeMaxWei: fee.gasLimit * fee.maxFeePerGasWei }),
  }
}

function finish(fields: readonly Buffer[], { bytes, recovery }: Signature) {
  const tail = [
    rlpQuantity(BigInt(recovery)),
    rlpQuantity(BigInt(`0x${bytes.subarray(0, 32).toString('hex')}`)),
    rlpQuantity(BigInt(`0x${bytes.subarray(32).toString('hex')}`)),
  ]
  const raw = Buffer.concat([TYPE_EIP1559, rlpList([...fields, ...tail])])
  return {
    signedTransaction: `0x${raw.toString('hex')}`,
    transactionId: `0x${Buffer.from(keccak_256(raw)).toString('hex')}`,
  }
}

function chainIdOf(chain: EvmChain): bigint {
  const { evmChainId } = CHAINS[chain]
  // A signature without a chain id would be good on every chain.
  if (evmChainId === undefined) throw new Error(`no chain id of ${chain}`)
  return BigInt(evmChainId)
}
