import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { type BlockReader, getFullBlock, getTransferLogs, houseOf, readBlock } from './read-block.ts'
import type { TransferIndex } from './transfer-index.ts'

const RANGE = 100

export type ChainFollower = {
  /** Brings the index up to what is the newest block now. A walk under way may have set out before that block. */
  readonly catchUp: () => Promise<void>
}

export function followChain(chain: EvmChain, index: TransferIndex): ChainFollower {
  const reader: BlockReader = { chain, isHouse: houseOf(chain) }
  let last: Promise<void> = Promise.resolve()
  /** The walk that has not set out yet, for all who come until it does. */
  let next: Promise<void> | null = null
  return {
    catchUp: () => {
      if (next !== null) return next
      next = last
        .catch(() => undefined)
        .then(() => {
          next = null
          return walkToHead(reader, index)
        })
      last = next
      return next
    },
  }
}

async function walkToHead(reader: BlockReader, index: TransferIndex): Promise<void> {
  const head = Number(await reader.chain.node.getBlockNumber())
  let next = (await lastCommonBlock(reader.chain, index, head)) + 1
  while (next <= head) {
    const to = Math.min(head, next + RANGE - 1)
    await readRange(reader, index, { from: next, to })
    next = to + 1
  }
}

/** Below a reorganisation, or where a node that was killed has lost its last minute, the chain is read anew. */
async function lastCommonBlock(chain: EvmChain, index: TransferIndex, head: number): Promise<number> {
  const newest = index.blocks()[0]?.number
  if (newest === undefined) return -1
  const common = await findCommon(chain, index, head)
  if (common < newest) index.rollBack(common)
  return common
}

async function findCommon(chain: EvmChain, index: TransferIndex, head: number): Promise<number> {
  for (const known of index.blocks()) {
    if (known.number > head) continue
    const block = await chain.node.getBlock({ blockNumber: BigInt(known.number) }).catch(() => null)
    // An empty block that the node has forgotten proves nothing against it.
    if (!block || block.hash === known.hash) return known.number
  }
  return -1
}

async function readRange(
  reader: BlockReader,
  index: TransferIndex,
  range: { from: number; to: number },
): Promise<void> {
  const logs = await getTransferLogs(reader.chain, range)
  const numbers = Array.from({ length: range.to - range.from + 1 }, (_, offset) => range.from + offset)
  const blocks = await Promise.all(
    numbers.map((number) => getFullBlock(reader.chain, number).catch(() => null)),
  )
  for (const block of blocks) {
    if (!block || block.hash === null) continue
    const own = logs.filter((log) => log.blockNumber === block.number)
    index.add(await readBlock(reader, block, own), { number: Number(block.number), hash: block.hash })
  }
}
