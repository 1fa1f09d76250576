import { chainErrors } from '@windhover/core/chains/errors'
import { compileSolTransfer } from './build-transfer.ts'
import type { SolanaNode } from './client.ts'
import { requireSolanaAddress } from './parse-address.ts'
import { readFee } from './read-fee.ts'

/** The node names the fee of a transfer that is built as every other, with the priority we would add now. */
export async function readSolanaSendFee(node: SolanaNode, owner: string): Promise<bigint> {
  const from = requireSolanaAddress(owner)
  const { transactionBase64 } = await compileSolTransfer(node, { from, to: from, amountRaw: 1n })
  const feeRaw = await readFee(node, transactionBase64)
  if (feeRaw === null) throw chainErrors.unavailable({ context: { chain: 'solana' } })
  return feeRaw
}
