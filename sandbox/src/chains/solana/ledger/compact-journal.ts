import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { type JournalEntry, scanJournal } from './journal.ts'

const MOST_BYTES = 128 * 2 ** 20

/**
 * Keeps the file from growing without end: when it has become too large, the newest half stays. Accounts that a
 * snapshot already holds are of no more use; whatever it does not hold stays in any case.
 */
export function compactJournal(
  path: string,
  { snapshotSequence, mostBytes = MOST_BYTES }: { snapshotSequence: number; mostBytes?: number },
): void {
  if (!existsSync(path)) return
  const { size } = statSync(path)
  if (size <= mostBytes) return
  const isKept = ({ kind, sequence, place }: JournalEntry) =>
    sequence > snapshotSequence || (kind === 'transaction' && place.offset > size - mostBytes / 2)
  const draft = `${path}.draft`
  const from = openSync(path, 'r')
  const to = openSync(draft, 'w')
  try {
    scanJournal(from, (entry, line) => {
      if (isKept(entry)) writeSync(to, Buffer.concat([line, Buffer.from('\n')]))
    })
  } finally {
    closeSync(from)
    closeSync(to)
  }
  renameSync(draft, path)
}
