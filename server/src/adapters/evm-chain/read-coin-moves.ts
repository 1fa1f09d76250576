import { type Address, getAddress } from 'viem'
import { z } from 'zod'
import { isMethodMissing } from '../../platform/evm/evm-errors.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { quantity } from '../../platform/evm/evm-shapes.ts'
import { type OwnTransaction, readBlockShare } from './read-block-share.ts'

const frame = z.object({
  type: z.string(),
  from: z.string(),
  to: z.string().optional(),
  value: quantity.optional(),
  error: z.string().optional(),
  get calls() {
    return z.array(frame).optional()
  },
})
type Frame = z.output<typeof frame>

/**
 * What a call moved of the coin itself, to and from the owner, the fee left out. Contracts pay coins out without a log,
 * so the run is traced. What a node that cannot trace knows of it is read from its block.
 */
export async function readCoinMoves(node: EvmNode, question: OwnTransaction): Promise<bigint> {
  try {
    const params = [question.transactionId, { tracer: 'callTracer' }]
    return sumFrames(await node.ask({ method: 'debug_traceTransaction', params }, frame), question.owner)
  } catch (error) {
    if (!isMethodMissing(error)) throw error
    return await readBlockShare(node, question)
  }
}

/** A frame that failed has undone everything below it; only plain calls carry coins of their own. */
function sumFrames(each: Frame, owner: Address): bigint {
  if (each.error !== undefined) return 0n
  const isMove = each.type === 'CALL' || each.type.startsWith('CREATE') || each.type === 'SELFDESTRUCT'
  const valueWei = isMove ? (each.value ?? 0n) : 0n
  const gave = getAddress(each.from) === owner ? valueWei : 0n
  const got = each.to !== undefined && getAddress(each.to) === owner ? valueWei : 0n
  return (each.calls ?? []).reduce((sum, inner) => sum + sumFrames(inner, owner), got - gave)
}
