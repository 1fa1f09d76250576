import { join } from 'node:path'
import { type Hash, type Hex, isHash, isHex } from 'viem'
import { z } from 'zod'
import { openLineFile } from './line-file.ts'

const relayedRow = z.object({
  /** Of the bytes that the sender signed. */
  hash: z.custom<Hash>((value) => typeof value === 'string' && isHash(value)),
  /** Of the transaction that the node carries in its place. */
  nodeHash: z.custom<Hash>((value) => typeof value === 'string' && isHash(value)),
  raw: z.custom<Hex>((value) => isHex(value)),
})
export type RelayedRow = z.infer<typeof relayedRow>

/** Which transaction of the node stands for which signed one. */
export type RelayedBook = {
  readonly byHash: (hash: Hash) => RelayedRow | null
  readonly byNodeHash: (hash: Hash) => RelayedRow | null
  readonly add: (row: RelayedRow) => void
}

export function openRelayedBook(stateDir: string): RelayedBook {
  const file = openLineFile(join(stateDir, 'relayed.jsonl'), relayedRow)
  // The same bytes can be carried twice where the node lost the first; the later one counts.
  const byHash = new Map(file.rows.map((row) => [row.hash, row]))
  const byNodeHash = new Map(file.rows.map((row) => [row.nodeHash, row]))
  return {
    byHash: (hash) => byHash.get(hash) ?? null,
    byNodeHash: (hash) => byNodeHash.get(hash) ?? null,
    add: (row) => {
      byHash.set(row.hash, row)
      byNodeHash.set(row.nodeHash, row)
      file.add(row)
    },
  }
}
