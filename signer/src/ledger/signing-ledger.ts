import { lockAuditHead } from '../audit/append-audit.ts'
import type { SigningOrder, Verdict } from '../policy/decide-signing.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import { runInBatches } from '../store/run-in-batches.ts'
import { decideBatch } from './decide-batch.ts'
import { readStates } from './read-states.ts'
import { writeVerdicts } from './write-verdicts.ts'

const ORDERS_PER_BATCH_MAX = 256

export type SigningLedger = {
  /** Decides and records on what was decided. Nothing may be signed before this has answered. */
  record(order: SigningOrder): Promise<Verdict>
}

/**
 * Every change of what is decided on moves the end of the audit chain, and a batch is written only if the end is still
 * the one that it was decided on: deciding and recording form one line over all instances, and nobody holds a lock
 * while deciding. Whoever comes too late once takes the lock for the second try, so that nobody is overtaken for ever.
 */
export function createSigningLedger(parts: {
  readonly sql: Sql
  readonly payAgainAfterMs: number
  readonly now?: () => Date
}): SigningLedger {
  const { sql, payAgainAfterMs, now = () => new Date() } = parts

  async function tryOnce(
    db: Sql | Transaction,
    orders: readonly SigningOrder[],
  ): Promise<readonly Verdict[] | null> {
    const at = now()
    const { head, state } = await readStates(db, orders, at.getTime())
    const verdicts = decideBatch(orders, state, { nowMs: at.getTime(), payAgainAfterMs })
    const decided = orders.flatMap((order, index) => {
      const verdict = verdicts[index]
      return verdict === undefined ? [] : [{ order, verdict }]
    })
    return (await writeVerdicts(db, { head, decided, at })) ? verdicts : null
  }

  const tryLocked = (orders: readonly SigningOrder[]) =>
    sql.begin(async (tx) => {
      await lockAuditHead(tx)
      const verdicts = await tryOnce(tx, orders)
      if (verdicts === null) throw new Error('the end of the audit chain moved under its lock')
      return verdicts
    })

  const write = async (orders: readonly SigningOrder[]) =>
    (await tryOnce(sql, orders)) ?? (await tryLocked(orders))

  return { record: runInBatches<SigningOrder, Verdict>({ itemsMax: ORDERS_PER_BATCH_MAX, run: write }) }
}
