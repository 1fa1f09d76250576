import { isSignature, type Signature } from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import type { SubmittedTransaction, TransactionStatus } from '../../ports/chain.ts'
import type { SolanaNode } from './client.ts'
import { readFailure } from './read-failure.ts'

/**
 * Whether a transaction is in the chain, may still get in, or never will. The height is read before the signature is
 * looked for, and the look must come from a node at least as far: otherwise a transaction that landed in between,
 * or on a node ahead, would count as expired and be paid twice.
 */
export async function readSolanaStatus(
  node: SolanaNode,
  transaction: SubmittedTransaction,
): Promise<TransactionStatus> {
  const { transactionId, lastValidBlockHeight } = transaction
  if (!isSignature(transactionId)) throw chainErrors.badTransaction({ context: { chain: 'solana' } })
  const epoch =
    lastValidBlockHeight === undefined
      ? null
      : await node.ask(node.rpc.getEpochInfo({ commitment: 'confirmed' }))
  const { context, value } = await node.ask(
    node.rpc.getSignatureStatuses([transactionId], { searchTransactionHistory: true }),
  )
  const found = value[0] ?? null
  if (found === null) {
    const isPast =
      epoch !== null &&
      lastValidBlockHeight !== undefined &&
      epoch.blockHeight > lastValidBlockHeight &&
      context.slot >= epoch.absoluteSlot
    return { state: isPast ? 'expired' : 'unseen' }
  }
  if (found.confirmationStatus === 'processed') return { state: 'pending' }
  return await readLanded(node, transactionId, found.confirmationStatus === 'finalized')
}

async function readLanded(node: SolanaNode, id: Signature, isFinal: boolean): Promise<TransactionStatus> {
  const config = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
  const landed = await node.ask(node.rpc.getTransaction(id, config))
  // The list of signatures can be ahead of the store of transactions by a moment.
  if (landed?.meta == null) return { state: 'pending' }
  const { meta, blockTime } = landed
  if (meta.err !== null) {
    const error = readFailure(meta.err, meta.logMessages)
    return { state: 'failed', isFinal, error, feeRaw: meta.fee }
  }
  return {
    state: 'confirmed',
    isFinal,
    feeRaw: meta.fee,
    atMs: blockTime === null ? null : Number(blockTime) * 1_000,
  }
}
