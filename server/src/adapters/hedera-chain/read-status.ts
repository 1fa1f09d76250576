import { chainErrors } from '@windhover/core/chains/errors'
import { toTinybar } from '@windhover/core/money/hbar-units'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { readLandedTransaction, readWaitingStatus } from '../../platform/evm/read-evm-status.ts'
import type { TransactionStatus } from '../../ports/chain.ts'

/** What the network has agreed on is final at once. */
export async function readHederaStatus(relay: EvmNode, hash: string): Promise<TransactionStatus> {
  const landed = await readLandedTransaction(relay, hash)
  if (landed === null) return await readWaitingStatus(relay, hash)
  const feeRaw = toTinybar(landed.feeWei)
  return landed.succeeded
    ? { state: 'confirmed', isFinal: true, feeRaw, atMs: landed.atMs }
    : {
        state: 'failed',
        isFinal: true,
        error: chainErrors.reverted({ context: { chain: 'hedera' } }),
        feeRaw,
      }
}
