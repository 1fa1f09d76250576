import {
  type Base64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
} from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import type { SolanaNode } from './client.ts'
import { isAlreadyProcessed, toChainError } from './errors.ts'

/** The id is in the bytes themselves, so it is known even when the node's answer is lost. */
export async function submitSolanaTransaction(node: SolanaNode, transactionBase64: string): Promise<string> {
  const signature = readSignature(transactionBase64)
  const wire = transactionBase64 as Base64EncodedWireTransaction
  try {
    await node.send(
      node.rpc.sendTransaction(wire, {
        encoding: 'base64',
        preflightCommitment: 'confirmed',
        maxRetries: 0n,
      }),
    )
  } catch (error) {
    if (!isAlreadyProcessed(error)) throw toChainError(error)
  }
  return signature
}

function readSignature(transactionBase64: string): string {
  try {
    return getSignatureFromTransaction(
      getTransactionDecoder().decode(getBase64Encoder().encode(transactionBase64)),
    )
  } catch (error) {
    throw chainErrors.badTransaction({ context: { chain: 'solana' }, cause: error })
  }
}
