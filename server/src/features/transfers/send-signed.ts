import { hasEnded } from '@windhover/core/transactions/intent-state'
import { transferErrors } from '@windhover/core/transfers/errors'
import { findSignedBytes } from '../transactions/index.ts'
import type { TransferParts } from './parts.ts'

/**
 * Sends once more what our signer signed for a living intent of this vault, and nothing else: bytes from elsewhere are
 * refused before any node sees them. The same bytes move money once, however often they are sent.
 */
export async function sendSignedTransaction(
  parts: TransferParts,
  call: { vaultId: string; tx: string },
): Promise<{ signature: string }> {
  const signed = await findSignedBytes(parts.db, {
    vaultId: BigInt(call.vaultId),
    chain: 'solana',
    signedTransaction: call.tx,
  })
  if (signed === null) throw transferErrors.notOurs()
  if (signed.state === 'CONFIRMED') return { signature: signed.transactionId }
  if (hasEnded(signed.state)) throw transferErrors.expired()
  await parts.chains.solana.submit({ chain: 'solana', transactionBase64: call.tx })
  return { signature: signed.transactionId }
}
