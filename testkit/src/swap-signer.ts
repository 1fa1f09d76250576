import { NETWORKS } from '@windhover/core/authority/networks'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { PlannedAction, SignedAction, SignedOrder } from '@windhover/server/ports/chain'
import { getAddress, type Hex, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSolanaSigner } from './action-signer.ts'
import { signEvmAction } from './sign-evm-action.ts'

/** A key in the test's hands that signs what a venue has built, transactions and orders alike. */
export type SwapSigner = {
  readonly address: string
  readonly sign: (action: PlannedAction) => Promise<SignedAction | SignedOrder>
}

export async function createSolanaSwapSigner(): Promise<SwapSigner> {
  const { address, sign } = await createSolanaSigner()
  return {
    address,
    sign: async (action) => {
      if (action.chain !== 'solana') throw new Error('this key signs for Solana')
      const signed = await sign(action)
      return action.requestId === undefined ? signed : { ...signed, requestId: action.requestId }
    },
  }
}

export function createEvmSwapSigner(): SwapSigner {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    address: account.address,
    sign: async (action) => {
      if (action.chain === 'solana') throw new Error('this key signs for EVM chains')
      if (!('order' in action)) return await signEvmAction(account, action)
      const signature = await account.signTypedData(typedDataOf(action.order))
      return { chain: 'ethereum', signature, order: action.order, quoteJson: action.quoteJson }
    },
  }
}

const DUTCH_TYPES = {
  PermitWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'V2DutchOrder' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  V2DutchOrder: [
    { name: 'info', type: 'OrderInfo' },
    { name: 'cosigner', type: 'address' },
    { name: 'baseInputToken', type: 'address' },
    { name: 'baseInputStartAmount', type: 'uint256' },
    { name: 'baseInputEndAmount', type: 'uint256' },
    { name: 'baseOutputs', type: 'DutchOutput[]' },
  ],
  OrderInfo: [
    { name: 'reactor', type: 'address' },
    { name: 'swapper', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'additionalValidationContract', type: 'address' },
    { name: 'additionalValidationData', type: 'bytes' },
  ],
  DutchOutput: [
    { name: 'token', type: 'address' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
    { name: 'recipient', type: 'address' },
  ],
} as const

/** Made from the fields alone, as whoever signs for a vault has to make it: nothing of the venue's encoding is used. */
function typedDataOf(order: DutchOrder) {
  const [reactor, deadline, nonce] = [getAddress(order.reactor), BigInt(order.deadline), BigInt(order.nonce)]
  const token = getAddress(order.input.token)
  return {
    domain: {
      name: 'Permit2',
      chainId: NETWORKS.practice.ethereum,
      verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    },
    types: DUTCH_TYPES,
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token, amount: BigInt(order.input.endAmount) },
      spender: reactor,
      nonce,
      deadline,
      witness: {
        info: {
          reactor,
          swapper: getAddress(order.swapper),
          nonce,
          deadline,
          additionalValidationContract: zeroAddress,
          additionalValidationData: '0x' as Hex,
        },
        cosigner: getAddress(order.cosigner),
        baseInputToken: token,
        baseInputStartAmount: BigInt(order.input.startAmount),
        baseInputEndAmount: BigInt(order.input.endAmount),
        baseOutputs: order.outputs.map((output) => ({
          token: getAddress(output.token),
          startAmount: BigInt(output.startAmount),
          endAmount: BigInt(output.endAmount),
          recipient: getAddress(output.recipient),
        })),
      },
    },
  } as const
}
