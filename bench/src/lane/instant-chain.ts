import type { ChainAdapter } from '@windhover/server/ports/chain'
import type { Signer } from '@windhover/server/ports/signer'
import { keccak256, toHex } from 'viem'

/** Answers at once, so that only the lane itself is measured; a chain that takes a block would hide it. */
export function createInstantChain(): ChainAdapter {
  const no = () => Promise.reject(new Error('not part of the measurement'))
  let nonce = 0
  return {
    chain: 'bsc',
    parseAddress: (text) => text,
    getBalances: no,
    getHistory: no,
    buildTransfer: async ({ from, to, amountRaw }) => ({
      chain: 'bsc',
      from,
      to,
      data: '0x',
      valueWei: amountRaw,
      gasLimit: 21_000n,
      nonce: nonce++,
      maxFeePerGasWei: 1n,
      maxPriorityFeePerGasWei: 1n,
    }),
    simulate: async () => ({ succeeds: true, changes: [], feeRaw: 1n, isComplete: true }),
    readSendFee: no,
    submit: async () => 'accepted',
    getStatus: async () => ({ state: 'confirmed', isFinal: true, feeRaw: 1n, atMs: null }),
    readExecuted: async () => [{ token: 'native', symbol: 'BNB', decimals: 18, amountRaw: -2n }],
  }
}

export type PoisonableSigner = Pick<Signer, 'sign'> & { poisoned: string | null }

export function createInstantSigner(): PoisonableSigner {
  const signer: PoisonableSigner = {
    poisoned: null,
    sign: async ({ intent, epoch }) => {
      if (intent.vaultId === signer.poisoned) throw new Error('poisoned')
      return { signedTransaction: '0x00', transactionId: keccak256(toHex(`${intent.id}:${epoch}`)) }
    },
  }
  return signer
}
