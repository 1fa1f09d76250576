import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../../platform/db/database.ts'
import { chooseMove, liveAttempts } from '../lane/choose-move.ts'
import { readWork } from '../lane/read-work.ts'
import type { Work } from '../lane-parts.ts'
import { intentAttempts } from '../tables.ts'
import {
  type AttemptRow,
  alongInserted,
  alongSent,
  alongSigned,
  countTry,
  listAttempts,
  noteAttempt,
  UNTRIED,
} from './attempt-store.ts'
import { insertIntent, moveIntent, noteIntent } from './intent-store.ts'
import { MovedOn } from './moved-on.ts'

const AT = new Date('2026-01-01T00:00:00Z')
const STEPS = 3

let database: TestDatabase
let connection: DatabaseConnection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 4, name: 'test' })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

async function makeIntent(stepsTotal: number): Promise<string> {
  const id = randomUUID()
  await insertIntent(connection.db, {
    id,
    vaultId: 7n,
    userId: 'u',
    chain: 'hedera',
    body: { id, vaultId: '7', type: 'wrap', chain: 'hedera', amountRaw: '1' },
    intentHash: 'h',
    origin: 'panel',
    state: 'APPROVED',
    stepsTotal,
    createdAt: AT,
    changedAt: AT,
  })
  return id
}

function attemptOf(intentId: string, step: number, epoch = 0, set: Partial<AttemptRow> = {}): AttemptRow {
  return {
    ...UNTRIED,
    intentId,
    step,
    epoch,
    role: 'intent',
    vaultId: 7n,
    chain: 'hedera',
    action: {
      chain: 'hedera',
      from: '0x',
      to: '0x',
      data: '0x',
      valueWei: '1',
      gasLimit: '21000',
      nonce: step,
      maxFeePerGasWei: '1',
      maxPriorityFeePerGasWei: '1',
    },
    quoted: { changes: [], feeRaw: '0' },
    nonce: step,
    builtAt: AT,
    ...set,
  }
}

async function read(id: string): Promise<Work> {
  const work = await readWork(connection.db, id)
  if (work === null) throw new Error('no intent')
  return work
}

describe('a transition', () => {
  it('of a step that is over moves nothing, and nothing is planned again', async () => {
    const { db } = connection
    const id = await makeIntent(4)
    const bring = async (event: 'planned' | 'signed' | 'submitted' | 'stepped') => {
      const { row } = await read(id)
      const set = event === 'stepped' ? { step: row.step + 1 } : {}
      return await moveIntent(db, { row, event, at: AT, set })
    }
    for (const event of ['planned', 'signed', 'submitted', 'stepped'] as const) await bring(event)
    for (const event of ['planned', 'signed', 'submitted'] as const) await bring(event)
    // One worker has read it while step 1 was on its way, and stalls. Another one goes on with steps 2 and 3.
    const stale = (await read(id)).row
    expect(stale).toMatchObject({ state: 'SUBMITTED', step: 1 })
    await bring('stepped')
    for (const event of ['planned', 'signed', 'submitted', 'stepped'] as const) await bring(event)
    for (const event of ['planned', 'signed', 'submitted'] as const) await bring(event)
    for (const step of [0, 1, 2, 3]) {
      const state = step < 3 ? 'confirmed' : 'submitted'
      const sent = { signedTransaction: '0x', transactionId: `0x${step} of ${id}`, submitTries: 1, state }
      await db.insert(intentAttempts).values(attemptOf(id, step, 0, sent as Partial<AttemptRow>))
    }

    const set = { checkedAt: AT, step: stale.step + 1 }
    expect(await moveIntent(db, { row: stale, event: 'stepped', at: AT, set })).toBe(null)
    const { row, attempts } = await read(id)
    expect(row).toMatchObject({ state: 'SUBMITTED', step: 3 })
    expect(chooseMove(row, attempts).kind).toBe('settle')
    expect(liveAttempts(row, attempts)).toHaveLength(1)
  })

  it('that is lost takes nothing along', async () => {
    const { db } = connection
    const id = await makeIntent(1)
    const { row } = await read(id)
    const first = attemptOf(id, 0, 0)
    const second = attemptOf(id, 0, 1)
    const planned = await moveIntent(db, {
      row,
      event: 'planned',
      at: AT,
      along: alongInserted(db, first),
    })
    expect(planned).toMatchObject({ state: 'PLANNED', version: 1 })
    const late = { row, event: 'planned', at: AT, along: alongInserted(db, second) } as const
    expect(await moveIntent(db, late)).toBe(null)
    expect(await noteIntent(db, row, { checkedAt: AT }, alongInserted(db, second))).toBe(null)
    expect(await listAttempts(db, id)).toEqual([first])
  })

  it('is won by one of many that ask at once', async () => {
    const { db } = connection
    const id = await makeIntent(1)
    const { row } = await read(id)
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, epoch) =>
        moveIntent(db, { row, event: 'planned', at: AT, along: alongInserted(db, attemptOf(id, 0, epoch)) }),
      ),
    )
    expect(asked.filter((moved) => moved !== null)).toHaveLength(1)
    expect(await listAttempts(db, id)).toHaveLength(1)
  })

  it('of an attempt is refused to whoever has read an older one', async () => {
    const { db } = connection
    const id = await makeIntent(1)
    await db.insert(intentAttempts).values(attemptOf(id, 0, 0, { state: 'submitted' }))
    const [stale] = await listAttempts(db, id)
    if (stale === undefined) throw new Error('no attempt')
    const landed = await noteAttempt(db, stale, { state: 'confirmed' })
    await noteAttempt(db, landed, { state: 'submitted' })
    // On its way again after a reorganisation: the state alone would look as it did.
    await expect(noteAttempt(db, stale, { state: 'void' })).rejects.toThrow(MovedOn)
    await expect(countTry(db, stale)).rejects.toThrow(MovedOn)
    expect(await listAttempts(db, id)).toMatchObject([{ state: 'submitted', version: 2, submitTries: 0 }])
  })
})

/** One worker that has read an intent and does what is due, as slowly as it likes between reading and writing. */
function createWorker(id: string, done: (step: number) => void) {
  let seen: Work | null = null
  const act = async ({ row, attempts }: Work): Promise<void> => {
    const { db } = connection
    const newest = liveAttempts(row, attempts).at(-1)
    const move = { row, at: AT }
    switch (chooseMove(row, attempts).kind) {
      case 'plan': {
        const epoch = attempts.filter((each) => each.step === row.step).length
        await moveIntent(db, {
          ...move,
          event: 'planned',
          along: alongInserted(db, attemptOf(id, row.step, epoch)),
        })
        return
      }
      case 'sign': {
        if (newest === undefined) return
        const name = `${row.step}.${newest.epoch}`
        const signed = { signedTransaction: name, transactionId: `${name} of ${id}` }
        await moveIntent(db, { ...move, event: 'signed', along: alongSigned(db, newest, signed) })
        return
      }
      case 'submit': {
        if (newest === undefined) return
        await countTry(db, newest)
        await moveIntent(db, { ...move, event: 'submitted', along: alongSent(db, newest, AT) })
        return
      }
      case 'settle': {
        const landed = attempts.find((each) => each.step === row.step && each.transactionId !== null)
        if (landed === undefined) return
        if (landed.state !== 'confirmed') await noteAttempt(db, landed, { state: 'confirmed' })
        const isLast = row.step + 1 === STEPS
        const moved = isLast
          ? await moveIntent(db, { ...move, event: 'confirmed' })
          : await moveIntent(db, { ...move, event: 'stepped', set: { step: row.step + 1 } })
        if (moved !== null) done(row.step)
        return
      }
      default:
        return
    }
  }
  return {
    look: async () => {
      seen = await read(id)
    },
    act: async () => {
      const work = seen ?? (await read(id))
      await act(work).catch((error: unknown) => {
        if (!(error instanceof MovedOn)) throw error
      })
    },
  }
}

describe('two workers of one lane', () => {
  it('do every step once and in order, however they interleave', async () => {
    const turn = fc.record({ worker: fc.nat(1), does: fc.constantFrom('look', 'act', 'both') })
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 60 }), async (turns) => {
        const id = await makeIntent(STEPS)
        const done: number[] = []
        const workers = [
          createWorker(id, (step) => done.push(step)),
          createWorker(id, (step) => done.push(step)),
        ]
        for (const { worker, does } of turns) {
          if (does === 'both') await Promise.all(workers.map((each) => each.act()))
          else await workers[worker]?.[does]()
        }
        // Whoever is left finishes: nothing that was lost on the way holds it up.
        for (let count = 0; count < 40 && (await read(id)).row.state !== 'CONFIRMED'; count += 1) {
          await workers[0]?.look()
          await workers[0]?.act()
        }
        const { row, attempts } = await read(id)
        expect(done).toEqual([0, 1, 2])
        expect(row).toMatchObject({ state: 'CONFIRMED', step: STEPS - 1 })
        expect(attempts.map(({ step, epoch, state }) => ({ step, epoch, state }))).toEqual(
          [0, 1, 2].map((step) => ({ step, epoch: 0, state: 'confirmed' })),
        )
      }),
      { numRuns: 40 },
    )
  })
})
