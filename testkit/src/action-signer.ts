import {
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
} from '@solana/kit'
import type { SignedAction, UnsignedAction } from '@windhover/server/ports/chain'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { signEvmAction } from './sign-evm-action.ts'

/** A key in the test's hands that signs what an adapter has built. */
export type ActionSigner = {
  readonly address: string
  readonly sign: (action: UnsignedAction) => Promise<SignedAction>
}

export async function createSolanaSigner(): Promise<ActionSigner> {
  const { address, keyPair } = await generateKeyPairSigner()
  return {
    address,
    sign: async (action) => {
      if (action.chain !== 'solana') throw new Error('this key signs for Solana')
      const unsigned = getTransactionDecoder().decode(getBase64Encoder().encode(action.transactionBase64))
      const signed = await partiallySignTransaction([keyPair], unsigned)
      return { chain: 'solana', transactionBase64: getBase64EncodedWireTransaction(signed) }
    },
  }
}

export function createEvmSigner(): ActionSigner {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    address: account.address,
    sign: async (action) => {
      if (action.chain === 'solana') throw new Error('this key signs for EVM chains')
      return await signEvmAction(account, action)
    },
  }
}
