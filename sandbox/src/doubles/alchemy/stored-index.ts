import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  createTransferIndex,
  type IndexedBlock,
  type IndexedTransfer,
  type TransferIndex,
} from './transfer-index.ts'

type Entry =
  | { readonly block: IndexedBlock; readonly transfers: readonly IndexedTransfer[] }
  | { readonly rollBack: number }

/**
 * An index that survives a restart: the node forgets old empty blocks, and asking it for all of them again would
 * take long. One line per block that holds something; a half-written last line is a block that is read again.
 */
export function openStoredIndex(file: string): TransferIndex {
  const index = createTransferIndex()
  for (const entry of readEntries(file)) apply(index, entry)
  rewrite(file, index)
  return {
    ...index,
    add: (transfers, block) => {
      index.add(transfers, block)
      // Empty blocks are only worth a line now and then, to remember how far we are.
      if (transfers.length === 0 && block.number % 50 !== 0) return
      append(file, { block, transfers })
    },
    rollBack: (blockNumber) => {
      index.rollBack(blockNumber)
      append(file, { rollBack: blockNumber })
    },
  }
}

function apply(index: TransferIndex, entry: Entry): void {
  if ('rollBack' in entry) index.rollBack(entry.rollBack)
  else index.add(entry.transfers, entry.block)
}

function append(file: string, entry: Entry): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`)
}

function readEntries(file: string): readonly Entry[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Entry]
      } catch {
        return []
      }
    })
}

/** Everything in one line per known block; older transfers go with the oldest of them. */
function rewrite(file: string, index: TransferIndex): void {
  mkdirSync(dirname(file), { recursive: true })
  const blocks = index.blocks().toReversed()
  const [oldest, ...rest] = blocks
  const lines = oldest
    ? [
        { block: oldest, transfers: index.all().filter((transfer) => transfer.block <= oldest.number) },
        ...rest.map((block) => ({
          block,
          transfers: index.all().filter((transfer) => transfer.block === block.number),
        })),
      ]
    : []
  writeFileSync(`${file}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  renameSync(`${file}.new`, file)
}
