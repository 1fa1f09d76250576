import type { LiteSVM } from 'litesvm'
import { readTransaction } from '../engine/read-transaction.ts'
import { resolveAccounts } from '../engine/resolve-accounts.ts'
import { setEngineTime } from '../engine/set-engine-time.ts'
import type { SlotClock } from '../engine/slot-clock.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { restoreAccount } from './stored-account.ts'

/** Brings the engine from its last snapshot to the end of the journal, for a process that was killed. */
export function replay(
  entries: readonly JournalEntry[],
  { svm, slots, journal }: { svm: LiteSVM; slots: SlotClock; journal: Journal },
): void {
  for (const entry of entries) {
    if (entry.kind === 'accounts') {
      for (const account of journal.readAccounts(entry.place)) svm.setAccount(restoreAccount(account))
      continue
    }
    const record = journal.readRecord(entry.place)
    const read = readTransaction(new Uint8Array(Buffer.from(record.wireBase64, 'base64')))
    const { keys } = resolveAccounts(svm, read)
    setEngineTime(svm, { slot: record.slot, atMs: slots.timeOf(record.slot), keys })
    svm.sendTransaction(read.transaction)
  }
}
