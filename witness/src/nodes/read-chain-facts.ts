import type { FactOf, QuestionOf } from '@windhover/core/authority/facts'
import { z } from 'zod'
import type { AskNode } from './ask-node.ts'

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/)
  .transform(Number)
const validity = z.object({ value: z.boolean() })
const statuses = z.object({
  context: z.object({ slot: z.int() }),
  value: z.array(z.unknown().nullable()).length(1),
})
const epoch = z.object({ absoluteSlot: z.int(), blockHeight: z.int() })
const FINAL = { commitment: 'finalized' } as const
const NEWEST = { commitment: 'processed' } as const

export async function readEvmNonce(
  node: AskNode,
  { chain, address }: QuestionOf<'evm-nonce'>,
): Promise<FactOf<'evm-nonce'>> {
  const count = await node('eth_getTransactionCount', [address, 'finalized'], quantity)
  return { kind: 'evm-nonce', chain, address, count }
}

/**
 * Expired means: final blocks do not take it any more, and neither does the newest one, which knows blockhashes that are
 * too young to be final. A node that says itself that it lags behind is not believed.
 */
export async function readBlockhash(
  node: AskNode,
  { blockhash }: QuestionOf<'solana-blockhash'>,
): Promise<FactOf<'solana-blockhash'>> {
  await requireHealthy(node)
  const newest = await node('isBlockhashValid', [blockhash, NEWEST], validity)
  const { blockHeight: height } = await node('getEpochInfo', [FINAL], epoch)
  const final = await node('isBlockhashValid', [blockhash, FINAL], validity)
  return { kind: 'solana-blockhash', blockhash, expired: !newest.value && !final.value, height }
}

/** The height is read first, and who looks for the signature has to be at least as far. */
export async function readSignature(
  node: AskNode,
  { signature }: QuestionOf<'solana-signature'>,
): Promise<FactOf<'solana-signature'>> {
  await requireHealthy(node)
  const { absoluteSlot, blockHeight: height } = await node('getEpochInfo', [FINAL], epoch)
  const found = await node(
    'getSignatureStatuses',
    [[signature], { searchTransactionHistory: true }],
    statuses,
  )
  if (found.context.slot < absoluteSlot) throw new Error('another node has answered, which is behind')
  return { kind: 'solana-signature', signature, known: found.value[0] !== null, height }
}

async function requireHealthy(node: AskNode): Promise<void> {
  await node('getHealth', [], z.literal('ok'))
}
