import { closeSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { StoredAccount } from './stored-account.ts'
import type { TransactionHead, TransactionRecord } from './transaction-record.ts'

/**
 * One line for everything that changed the chain, in order: the history that is read from, and what is played again
 * after a sudden end. Written before the answer goes out, so a killed process loses nothing it has answered for.
 */
export type JournalEntry =
  | {
      readonly kind: 'transaction'
      readonly sequence: number
      readonly head: TransactionHead
      readonly place: Place
    }
  | { readonly kind: 'accounts'; readonly sequence: number; readonly place: Place }

export type Place = { readonly offset: number; readonly length: number }

export type Journal = {
  readonly appendTransaction: (head: TransactionHead, record: TransactionRecord) => JournalEntry
  readonly appendAccounts: (accounts: readonly StoredAccount[]) => JournalEntry
  readonly readRecord: (place: Place) => TransactionRecord
  readonly readAccounts: (place: Place) => StoredAccount[]
  /** Number of the last entry; 0 while there is none. */
  readonly sequence: () => number
  readonly close: () => void
}

const CHUNK_BYTES = 1 << 20

export type JournalOrder = {
  readonly path: string
  /** Numbers go on from here, also when the file holds less. */
  readonly leastSequence: number
  readonly found: (entry: JournalEntry) => void
}

export function openJournal({ path, leastSequence, found }: JournalOrder): Journal {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a+')
  let sequence = leastSequence
  let offset = scanJournal(file, (entry) => {
    sequence = Math.max(sequence, entry.sequence)
    found(entry)
  })
  ftruncateSync(file, offset)
  const append = (head: string, body: string): { sequence: number; place: Place } => {
    sequence += 1
    const before = Buffer.from(`${head.replace('#', String(sequence))}\t`)
    const content = Buffer.from(body)
    writeSync(file, Buffer.concat([before, content, NEWLINE]))
    const place = { offset: offset + before.length, length: content.length }
    offset += before.length + content.length + 1
    return { sequence, place }
  }
  const readAt = ({ offset: position, length }: Place): unknown => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, position)
    return JSON.parse(bytes.toString())
  }
  return {
    appendTransaction: (head, record) => ({
      kind: 'transaction',
      head,
      ...append(`T\t#\t${JSON.stringify(head)}`, JSON.stringify(record)),
    }),
    appendAccounts: (accounts) => ({ kind: 'accounts', ...append('A\t#', JSON.stringify(accounts)) }),
    readRecord: (place) => readAt(place) as TransactionRecord,
    readAccounts: (place) => readAt(place) as StoredAccount[],
    sequence: () => sequence,
    close: () => closeSync(file),
  }
}

const NEWLINE = Buffer.from('\n')
const NEWLINE_BYTE = 10

/**
 * Goes through whole lines and answers where they end; a last one without an end was being written when the process
 * died, and does not count.
 */
export function scanJournal(file: number, found: (entry: JournalEntry, line: Buffer) => void): number {
  let rest = Buffer.alloc(0)
  let lineStart = 0
  let readFrom = 0
  const chunk = Buffer.alloc(CHUNK_BYTES)
  for (;;) {
    const count = readSync(file, chunk, 0, CHUNK_BYTES, readFrom)
    if (count === 0) return lineStart
    readFrom += count
    const bytes = Buffer.concat([rest, chunk.subarray(0, count)])
    let start = 0
    for (let end = bytes.indexOf(NEWLINE_BYTE); end >= 0; end = bytes.indexOf(NEWLINE_BYTE, start)) {
      const line = bytes.subarray(start, end)
      found(readLine(line, lineStart), line)
      lineStart += end + 1 - start
      start = end + 1
    }
    rest = Buffer.from(bytes.subarray(start))
  }
}

/** Reads the head alone; the body stays in the file until somebody asks for it. */
function readLine(line: Buffer, lineStart: number): JournalEntry {
  const bodyAt = line.lastIndexOf('\t') + 1
  const place = { offset: lineStart + bodyAt, length: line.length - bodyAt }
  const [kind, sequence, head] = line
    .subarray(0, bodyAt - 1)
    .toString()
    .split('\t')
  if (kind === 'A') return { kind: 'accounts', sequence: Number(sequence), place }
  return {
    kind: 'transaction',
    sequence: Number(sequence),
    head: JSON.parse(head ?? '') as TransactionHead,
    place,
  }
}
