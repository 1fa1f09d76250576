import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { address } from '@solana/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compactJournal } from './compact-journal.ts'
import { type JournalEntry, openJournal } from './journal.ts'
import type { TransactionRecord } from './transaction-record.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
  path = join(folder, 'journal')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ACCOUNT = {
  address: address('11111111111111111111111111111111'),
  program: address('11111111111111111111111111111111'),
  lamports: '18446744073709551615',
  dataBase64: 'AA==',
}

function recordOf(signature: string): TransactionRecord {
  return {
    signature,
    slot: 1,
    atMs: 2,
    wireBase64: '',
    err: null,
    fee: '5000',
    computeUnits: 0,
    logs: ['tabs \t and lines \n survive'],
    preBalances: [],
    postBalances: [],
    preTokens: [],
    postTokens: [],
    inner: [],
    loaded: { writable: [], readonly: [] },
    returned: null,
  }
}

function open(leastSequence = 0) {
  const found: JournalEntry[] = []
  return { found, journal: openJournal({ path, leastSequence, found: (entry) => found.push(entry) }) }
}

function write(count: number): void {
  const { journal } = open()
  for (let each = 1; each <= count; each++) {
    const head = { signature: `s${each}`, slot: 1, atMs: 2, err: null, accounts: [], owners: [] }
    if (each % 2 === 0) journal.appendAccounts([ACCOUNT])
    else journal.appendTransaction(head, recordOf(`s${each}`))
  }
  journal.close()
}

describe('journal', () => {
  it('gives back what was written, and forgets a line that was cut short', () => {
    write(4)
    const { size } = statSync(path)
    appendFileSync(path, 'T\t5\t{"signature":"s')
    const { found, journal } = open()
    expect(found.map((entry) => [entry.kind, entry.sequence])).toEqual([
      ['transaction', 1],
      ['accounts', 2],
      ['transaction', 3],
      ['accounts', 4],
    ])
    expect(statSync(path).size).toBe(size)
    const [first, second] = found
    if (!first || !second) throw new Error('entries are missing')
    expect(journal.readRecord(first.place)).toEqual(recordOf('s1'))
    expect(journal.readAccounts(second.place)).toEqual([ACCOUNT])
    expect(journal.appendAccounts([]).sequence).toBe(5)
    journal.close()
  })

  it('drops what is old, but nothing that no snapshot holds', () => {
    write(20)
    const before = statSync(path).size
    compactJournal(path, { snapshotSequence: 18, mostBytes: before })
    expect(statSync(path).size).toBe(before)
    compactJournal(path, { snapshotSequence: 18, mostBytes: before / 2 })
    const { found, journal } = open()
    journal.close()
    expect(found.map((entry) => entry.sequence)).toEqual([17, 19, 20])
    compactJournal(path, { snapshotSequence: 1, mostBytes: 1 })
    expect(open().found).toHaveLength(3)
  })

  it('never counts below its snapshot', () => {
    const { journal } = open(41)
    expect(journal.appendAccounts([]).sequence).toBe(42)
    journal.close()
  })
})
