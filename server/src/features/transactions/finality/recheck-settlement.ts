import { bookAgainIfChanged } from '../books/book-attempt.ts'
import { makeReceipt } from '../books/make-receipt.ts'
import type { askStatus } from '../lane/ask-status.ts'
import { type LaneParts, publishChange } from '../lane-parts.ts'
import { type AttemptRow, listAttempts } from '../stores/attempt-store.ts'
import { type IntentRow, noteIntent } from '../stores/intent-store.ts'

/** After this many looks the loop that finds forgotten intents takes over. */
const ROUNDS_MAX = 60

export type Seen = { readonly isUndone: boolean; readonly delayMs: number | null }
export type Look = { readonly attempts: readonly AttemptRow[]; readonly round: number }
type Answer = Awaited<ReturnType<typeof askStatus>>

export function nextCheckMs(round: number): number {
  return round < 5 ? 1_500 : round < 20 ? 5_000 : 30_000
}

export async function recheckLater(parts: LaneParts, row: IntentRow, round: number): Promise<Seen> {
  if (round >= ROUNDS_MAX) return await leaveForLater(parts, row)
  return { isUndone: false, delayMs: nextCheckMs(round + 1) }
}

/** Not settled: the loop that looks for such finds it again, some minutes from now. */
export async function leaveForLater({ db, clock }: LaneParts, row: IntentRow): Promise<Seen> {
  await noteIntent(db, row, { checkedAt: clock.now() })
  return { isUndone: false, delayMs: null }
}

/** Whether what is booked is what the chain has now. A changed fee is seen at once, everything else before the end. */
export async function compareBooks(
  parts: LaneParts,
  row: IntentRow,
  { answers, isFinal }: { answers: readonly Answer[]; isFinal: boolean },
): Promise<'same' | 'changed' | null> {
  let found: 'same' | 'changed' = 'same'
  for (const { attempt, status } of answers) {
    if (status?.state !== 'confirmed' && status?.state !== 'failed') continue
    const { feeRaw } = status
    if (!isFinal && attempt.feeRaw === feeRaw.toString()) continue
    const one = await bookAgainIfChanged(parts, row, { attempt, feeRaw })
    if (one === null) return null
    if (one === 'changed') found = one
  }
  return found
}

export async function completeReceipt(parts: LaneParts, row: IntentRow): Promise<boolean> {
  const receipt = await makeReceipt(parts, { row, attempts: await listAttempts(parts.db, row.id) })
  if (receipt === null) return false
  await publishChange(parts, await noteIntent(parts.db, row, { receipt }))
  return true
}
