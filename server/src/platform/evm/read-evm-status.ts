import { z } from 'zod'
import type { TransactionStatus } from '../../ports/chain.ts'
import type { EvmNode } from './evm-node.ts'
import { hexText, quantity } from './evm-shapes.ts'

const receipt = z
  .object({
    blockNumber: quantity,
    blockHash: hexText,
    status: quantity,
    gasUsed: quantity,
    effectiveGasPrice: quantity,
  })
  .nullable()
const block = z.object({ hash: hexText, timestamp: quantity }).nullable()

export type LandedTransaction = {
  readonly succeeded: boolean
  readonly blockNumber: bigint
  readonly feeWei: bigint
  readonly atMs: number
}

/** Null while it is in no block, or only in one that the chain has left again. */
export async function readLandedTransaction(node: EvmNode, hash: string): Promise<LandedTransaction | null> {
  const landed = await node.ask({ method: 'eth_getTransactionReceipt', params: [hash] }, receipt)
  if (landed === null) return null
  const number = `0x${landed.blockNumber.toString(16)}`
  const canonical = await node.ask({ method: 'eth_getBlockByNumber', params: [number, false] }, block)
  if (canonical === null || canonical.hash !== landed.blockHash) return null
  return {
    succeeded: landed.status === 1n,
    blockNumber: landed.blockNumber,
    feeWei: landed.gasUsed * landed.effectiveGasPrice,
    atMs: Number(canonical.timestamp) * 1_000,
  }
}

/** Not in a block: waiting in the node's pool, or nowhere. */
export async function readWaitingStatus(node: EvmNode, hash: string): Promise<TransactionStatus> {
  const found = await node.ask({ method: 'eth_getTransactionByHash', params: [hash] }, z.unknown())
  return { state: found === null || found === undefined ? 'unseen' : 'pending' }
}
