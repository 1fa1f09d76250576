import { z } from 'zod'
import { FIRST_SLOT_NUMBER } from '../../engine/slot-clock.ts'
import { encodeTransaction, transactionEncoding } from '../encode-transaction.ts'
import { commitmentOf, defineMethod, type RpcMethod, type RpcRequest, readConfig } from '../method.ts'
import { RPC, RpcError } from '../rpc-error.ts'

const MOST_BLOCKS = 500_000
const slotParam = z.number().int().min(0)
const blockConfig = z
  .object({
    encoding: transactionEncoding.default('json'),
    transactionDetails: z.enum(['full', 'accounts', 'signatures', 'none']).default('full'),
    maxSupportedTransactionVersion: z.number().int().optional(),
    rewards: z.boolean().optional(),
    commitment: z.enum(['confirmed', 'finalized']).optional(),
  })
  .nullish()

/** Every slot has a block; most are empty. */
export const blockMethods: Readonly<Record<string, RpcMethod>> = {
  getBlockTime: defineMethod(z.tuple([slotParam]), ([slot], request) => {
    checkBlock(request, slot, 'processed')
    return Math.floor(request.node.slots.timeOf(slot) / 1_000)
  }),
  getBlocks: defineMethod(
    z.tuple([slotParam, slotParam.nullish().optional(), readConfig.optional()]),
    ([from, to], request) => {
      const last = Math.min(to ?? Number.MAX_SAFE_INTEGER, request.node.slots.slot('confirmed'))
      const first = Math.max(from, FIRST_SLOT_NUMBER)
      return Array.from(
        { length: Math.min(MOST_BLOCKS, Math.max(0, last - first + 1)) },
        (_, index) => first + index,
      )
    },
  ),
  getBlock: defineMethod(z.tuple([slotParam, blockConfig.optional()]), ([slot, config], request) => {
    checkBlock(request, slot, commitmentOf(config))
    const { slots, blockhashes } = request.node
    return {
      blockHeight: slots.heightOf(slot),
      blockTime: Math.floor(slots.timeOf(slot) / 1_000),
      blockhash: blockhashes.ofSlot(slot),
      parentSlot: slot - 1,
      previousBlockhash: blockhashes.ofSlot(slot - 1),
      ...(config?.rewards === false ? {} : { rewards: [] }),
      ...contentOf(request, slot, config ?? { encoding: 'json', transactionDetails: 'full' }),
    }
  }),
}

function checkBlock(
  { node }: RpcRequest,
  slot: number,
  commitment: 'processed' | 'confirmed' | 'finalized',
): void {
  if (slot >= FIRST_SLOT_NUMBER && node.slots.has(slot, commitment)) return
  throw new RpcError(RPC.blockNotAvailable, `Block not available for slot ${slot}`)
}

function contentOf({ node }: RpcRequest, slot: number, config: NonNullable<z.output<typeof blockConfig>>) {
  const signatures = node.history.ofSlot(slot).map((head) => head.signature)
  if (config.transactionDetails === 'none') return {}
  if (config.transactionDetails === 'signatures') return { signatures }
  const records = signatures.flatMap((signature) => node.history.record(signature) ?? [])
  return { transactions: records.map((record) => encodeTransaction(record, config)) }
}
