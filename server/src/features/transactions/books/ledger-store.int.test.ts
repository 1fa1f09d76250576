import { randomUUID } from 'node:crypto'
import { hashIntent } from '@windhover/core/authority/approve-intent'
import type { Intent } from '@windhover/core/transactions/intent'
import type { LedgerEntry } from '@windhover/core/transactions/ledger'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../../platform/db/database.ts'
import { type AttemptRow, alongExecuted, noteAttempt, UNTRIED } from '../stores/attempt-store.ts'
import { insertIntent } from '../stores/intent-store.ts'
import { intentAttempts, ledgerEntries } from '../tables.ts'
import { rewriteLedger, writeLedger } from './ledger-store.ts'

const AT = new Date('2026-01-01T00:00:00Z')
const TO = '0x00000000000000000000000000000000000004d2'

let database: TestDatabase
let connection: DatabaseConnection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

async function makeLanded() {
  const { db } = connection
  const id = randomUUID()
  const body: Intent = {
    id,
    vaultId: '7',
    type: 'transfer',
    chain: 'bsc',
    token: 'native',
    to: TO,
    amountRaw: '1',
  }
  const { row } = await insertIntent(db, {
    id,
    vaultId: 7n,
    userId: 'u',
    chain: 'bsc',
    body,
    intentHash: hashIntent(body),
    origin: 'panel',
    state: 'SUBMITTED',
    createdAt: AT,
    changedAt: AT,
  })
  const attempt: AttemptRow = {
    ...UNTRIED,
    intentId: id,
    step: 0,
    epoch: 0,
    role: 'intent',
    vaultId: 7n,
    chain: 'bsc',
    action: {
      chain: 'bsc',
      from: TO,
      to: TO,
      data: '0x',
      valueWei: '1',
      gasLimit: '21000',
      nonce: 1,
      maxFeePerGasWei: '1',
      maxPriorityFeePerGasWei: '1',
    },
    quoted: { changes: [], feeRaw: '0' },
    nonce: 1,
    builtAt: AT,
    state: 'confirmed',
  }
  await db.insert(intentAttempts).values(attempt)
  const readLines = async () => {
    const lines = await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.intentId, id))
      .orderBy(asc(ledgerEntries.line))
    return lines.map(({ token, amountRaw }) => `${token} ${amountRaw}`)
  }
  const book = (entries: readonly LedgerEntry[], feeRaw: string) =>
    rewriteLedger(db, { row, step: 0, entries, at: AT }, alongExecuted(db, attempt, { executed: [], feeRaw }))
  return { db, row, attempt, readLines, book }
}

/** From the vault to the outside. */
const move = (token: string, amountRaw: bigint): readonly LedgerEntry[] => [
  { account: 'vault', token, amountRaw: -amountRaw },
  { account: 'outside', token, amountRaw },
]

describe('the ledger of a step', () => {
  it('is written with the mark of its attempt', async () => {
    const { book, readLines } = await makeLanded()
    expect(await book(move('native', 5n), '1')).toBe(true)
    expect(await readLines()).toEqual(['native -5', 'native 5'])
  })

  it('takes the place of whatever was booked before, longer or shorter', async () => {
    const { db, row, book, readLines } = await makeLanded()
    await writeLedger(db, {
      row,
      step: 0,
      entries: [...move('native', 1n), ...move('0xa', 2n)],
      at: AT,
    })
    expect(await book(move('native', 9n), '1')).toBe(true)
    expect(await readLines()).toEqual(['native -9', 'native 9'])
    expect(await book([...move('native', 3n), ...move('0xb', 4n)], '2')).toBe(true)
    expect(await readLines()).toEqual(['native -3', 'native 3', '0xb -4', '0xb 4'])
  })

  it('stays as it is where the chain has undone the attempt meanwhile', async () => {
    const { db, attempt, book, readLines } = await makeLanded()
    await book(move('native', 5n), '1')
    await noteAttempt(db, attempt, { state: 'submitted' })
    expect(await book(move('native', 6n), '1')).toBe(false)
    expect(await readLines()).toEqual(['native -5', 'native 5'])
  })

  it('refuses lines that do not balance', async () => {
    const { book } = await makeLanded()
    await expect(book([{ account: 'vault', token: 'native', amountRaw: 1n }], '1')).rejects.toThrow(
      'does not balance',
    )
  })
})
