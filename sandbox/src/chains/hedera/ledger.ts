import { join } from 'node:path'
import { type Address, type Hash, type PublicClient, zeroAddress } from 'viem'
import type { AccountBook } from './account-book.ts'
import { formatConsensusTime } from './consensus-time.ts'
import { type LedgerRecord, ledgerRecord } from './ledger-record.ts'
import { openLineFile } from './line-file.ts'
import { readBlock } from './read-block.ts'
import { TREASURY } from './treasury.ts'

const NS_PER_SEC = 1_000_000_000n
const NS_BETWEEN = 1_000_000n
/** Blocks are read within a second of their making; only a killed process leaves some unread, and never more. */
const BLOCKS_CAUGHT_UP = 300

/** What happened on the chain, in the order of consensus, as far as it concerns anybody but the practice world itself. */
export type Ledger = {
  /** Oldest first. */
  readonly records: () => readonly LedgerRecord[]
  readonly byNodeHash: (hash: Hash) => LedgerRecord | null
  /** Reads the blocks that came since the last time. */
  readonly sync: () => Promise<void>
}

type LedgerOptions = {
  readonly node: PublicClient
  readonly book: AccountBook
  readonly stateDir: string
  /** Blocks up to here made the world and are no part of its history. */
  readonly genesisBlock: number
}

export async function openLedger({ node, book, stateDir, genesisBlock }: LedgerOptions): Promise<Ledger> {
  const file = openLineFile(join(stateDir, 'ledger.jsonl'), ledgerRecord)
  const byHash = new Map<Hash, LedgerRecord>()
  const codeAt = new Map<Address, boolean>()
  let nextBlock = genesisBlock + 1
  let seenHash: Hash | null = null
  let running: Promise<void> | null = null

  const isContract = async (address: Address): Promise<boolean> => {
    const known = codeAt.get(address)
    if (known !== undefined) return known
    const code = await node.getCode({ address })
    const hasCode = code !== undefined && code !== '0x'
    codeAt.set(address, hasCode)
    return hasCode
  }
  const isOfInterest = async (parties: readonly Address[]): Promise<boolean> => {
    for (const party of parties) {
      if (party !== TREASURY && party !== zeroAddress && !(await isContract(party))) return true
    }
    return false
  }
  const createAccounts = async (record: Omit<LedgerRecord, 'created'>): Promise<LedgerRecord['created']> => {
    const receivers = [
      ...record.hbar.filter((change) => BigInt(change.tinybar) > 0n).map((change) => change.address),
      ...record.tokens.map((transfer) => transfer.to),
    ]
    const created: LedgerRecord['created'] = []
    for (const address of new Set(receivers)) {
      if (address === zeroAddress || book.accountId(address) !== null || (await isContract(address))) continue
      const createdAt = formatConsensusTime(BigInt(record.consensusNs) - 1n)
      created.push({ address, accountId: book.create(address, createdAt).accountId })
    }
    return created
  }
  const addBlock = async (number: number): Promise<void> => {
    const { timestampSec, records } = await readBlock(node, BigInt(number), isOfInterest)
    for (const each of records) {
      const consensusNs = `${nextTime(timestampSec, file.rows.at(-1))}`
      const record = { ...each, consensusNs, created: await createAccounts({ ...each, consensusNs }) }
      file.add(record)
      byHash.set(record.nodeHash, record)
    }
  }
  /** After a reorg, or a node that was killed before it saved, the last blocks are other ones. */
  const dropUnknown = async (head: number): Promise<void> => {
    const isSame = async (number: number, hash: Hash) => (await blockHash(node, number)) === hash
    const kept = new Map<number, boolean>()
    for (const { blockNumber, blockHash: hash } of file.rows.toReversed()) {
      const isKept = blockNumber <= head && (await isSame(blockNumber, hash))
      kept.set(blockNumber, isKept)
      if (isKept) break
    }
    file.keepOnly((row) => kept.get(row.blockNumber) ?? true)
    byHash.clear()
    for (const row of file.rows) byHash.set(row.nodeHash, row)
    nextBlock = Math.max(genesisBlock, head - BLOCKS_CAUGHT_UP, file.rows.at(-1)?.blockNumber ?? 0) + 1
  }
  const readNew = async (): Promise<void> => {
    const head = Number(await node.getBlockNumber({ cacheTime: 0 }))
    if (head === nextBlock - 1 && seenHash !== null && (await blockHash(node, head)) === seenHash) return
    if (seenHash === null || (await blockHash(node, nextBlock - 1)) !== seenHash) await dropUnknown(head)
    for (; nextBlock <= head; nextBlock += 1) await addBlock(nextBlock)
    seenHash = await blockHash(node, nextBlock - 1)
  }
  const sync = async (): Promise<void> => {
    // Whoever asks while a reading is under way may have come too late for it.
    if (running) await running.catch(() => undefined)
    running ??= readNew().finally(() => {
      running = null
    })
    await running
  }
  await sync()
  return { records: () => file.rows, byNodeHash: (hash) => byHash.get(hash) ?? null, sync }
}

/** Within its second, but after all that came before. */
function nextTime(blockSec: bigint, last: LedgerRecord | undefined): bigint {
  const afterLast = BigInt(last?.consensusNs ?? 0) + NS_BETWEEN
  const inBlock = blockSec * NS_PER_SEC + NS_BETWEEN
  if (inBlock > afterLast) return inBlock
  return afterLast
}

async function blockHash(node: PublicClient, number: number): Promise<Hash | null> {
  const block = await node.getBlock({ blockNumber: BigInt(number) }).catch(() => null)
  return block?.hash ?? null
}
