import { chainErrors } from '@windhover/core/chains/errors'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { quantity } from '../../platform/evm/evm-shapes.ts'
import { readLandedTransaction, readWaitingStatus } from '../../platform/evm/read-evm-status.ts'
import type { TransactionStatus } from '../../ports/chain.ts'
import type { EvmFacts } from './facts.ts'

/** Every answer is made from the chain as it stands now: a transaction that a reorg threw out is pending again. */
export async function readEvmStatus(
  node: EvmNode,
  hash: string,
  facts: EvmFacts,
): Promise<TransactionStatus> {
  const landed = await readLandedTransaction(node, hash)
  if (landed === null) return await readWaitingStatus(node, hash)
  const { feeWei: feeRaw, atMs } = landed
  const head = await node.ask({ method: 'eth_blockNumber', params: [] }, quantity)
  const isFinal = head - landed.blockNumber >= facts.finalDepth
  return landed.succeeded
    ? { state: 'confirmed', isFinal, feeRaw, atMs }
    : { state: 'failed', isFinal, error: chainErrors.reverted({ context: { chain: node.chain } }), feeRaw }
}
