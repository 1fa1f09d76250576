import { type Address, encodeFunctionData, zeroAddress } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { addressesOf } from './chain-contracts.ts'
import { PERMIT2, permit2Abi } from './permit2.ts'
import { textAmounts } from './text-amounts.ts'
import { chainNowSec } from './world-chain.ts'

const MAX_UINT160 = 2n ** 160n - 1n
const PERMIT_SEC = 30n * 86_400n
const SIGNATURE_SEC = 1_800n

const PERMIT_TYPES = {
  PermitSingle: [
    { name: 'details', type: 'PermitDetails' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint160' },
    { name: 'expiration', type: 'uint48' },
    { name: 'nonce', type: 'uint48' },
  ],
} as const

export type PermitNeed = {
  readonly chain: EvmChain
  readonly owner: Address
  readonly token: Address
  readonly amount: bigint
  readonly isExact: boolean
}

/** What the swapper must sign so that the router may take its tokens through Permit2; null where it already may. */
export async function permitDataFor(need: PermitNeed) {
  const found = await permitDetails(need)
  if (!found) return null
  const { nowSec, ...details } = found
  return textAmounts({
    domain: { name: 'Permit2', chainId: need.chain.chainId, verifyingContract: PERMIT2 },
    types: PERMIT_TYPES,
    values: {
      details: { ...details, expiration: details.expiration.toString(), nonce: details.nonce.toString() },
      spender: addressesOf(need.chain).universalRouter,
      sigDeadline: nowSec + SIGNATURE_SEC,
    },
  })
}

/** The same leave as a transaction, for whoever would rather send than sign. */
export async function permitTransactionFor(need: PermitNeed) {
  const details = await permitDetails(need)
  if (!details) return null
  const { universalRouter } = addressesOf(need.chain)
  return {
    to: PERMIT2,
    from: need.owner,
    data: encodeFunctionData({
      abi: permit2Abi,
      functionName: 'approve',
      args: [need.token, universalRouter, details.amount, Number(details.expiration)],
    }),
    value: '0x00',
    chainId: need.chain.chainId,
  }
}

async function permitDetails({ chain, owner, token, amount, isExact }: PermitNeed) {
  if (token === zeroAddress) return null
  const [[allowed, expiration, nonce], nowSec] = await Promise.all([
    chain.node.readContract({
      address: PERMIT2,
      abi: permit2Abi,
      functionName: 'allowance',
      args: [owner, token, addressesOf(chain).universalRouter],
    }),
    chainNowSec(chain),
  ])
  if (allowed >= amount && BigInt(expiration) > nowSec + SIGNATURE_SEC) return null
  return { token, amount: isExact ? amount : MAX_UINT160, expiration: nowSec + PERMIT_SEC, nonce, nowSec }
}
