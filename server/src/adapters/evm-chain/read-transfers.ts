import type { Address, Hex } from 'viem'
import { z } from 'zod'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText, quantity } from '../../platform/evm/evm-shapes.ts'

const PAGE_SIZE = 50
const PAGES_MAX = 40

const transfer = z.object({
  uniqueId: z.string().min(1),
  hash: hexText,
  blockNum: quantity,
  from: z.string(),
  to: z.string().nullable(),
  asset: z.string().nullable(),
  category: z.string(),
  rawContract: z.object({
    value: quantity.nullable(),
    address: z.string().nullable(),
    decimal: quantity.nullable(),
  }),
  metadata: z.object({ blockTimestamp: z.string() }),
})
export type Transfer = z.output<typeof transfer>

const answer = z.object({ transfers: z.array(transfer), pageKey: z.string().nullish() })

export type TransferList = {
  readonly transfers: readonly Transfer[]
  /** The lowest block of which all transfers are here; null when all there are are here. */
  readonly completeDownTo: bigint | null
}

/**
 * Transfers of one direction, newest first, up to and including `toBlock`. The index keeps its page keys for minutes
 * only, so the list is cut at whole blocks: a block number is a cursor that never ages.
 */
export async function readTransfers(
  index: EvmNode,
  request: {
    side: 'fromAddress' | 'toAddress'
    owner: Address
    toBlock: bigint | null
    categories: readonly string[]
  },
): Promise<TransferList> {
  const filter = {
    fromBlock: '0x0',
    toBlock: request.toBlock === null ? 'latest' : (`0x${request.toBlock.toString(16)}` as Hex),
    [request.side]: request.owner,
    category: request.categories,
    order: 'desc',
    withMetadata: true,
    excludeZeroValue: true,
    maxCount: `0x${PAGE_SIZE.toString(16)}`,
  }
  const transfers: Transfer[] = []
  let pageKey: string | undefined
  for (let count = 0; count < PAGES_MAX; count++) {
    const params = [pageKey === undefined ? filter : { ...filter, pageKey }]
    const found = await index.ask({ method: 'alchemy_getAssetTransfers', params }, answer)
    transfers.push(...found.transfers)
    if (!found.pageKey) return { transfers, completeDownTo: null }
    pageKey = found.pageKey
    const lowest = transfers.at(-1)?.blockNum
    // One more whole block is needed before the cut; a single crowded block is read to its end.
    if (lowest !== undefined && transfers.some((each) => each.blockNum > lowest)) {
      return { transfers, completeDownTo: lowest + 1n }
    }
  }
  throw new Error('the list of transfers has no end')
}
