import type { AlertView } from '@windhover/core/watchlist/contract'
import { alertErrors } from '@windhover/core/watchlist/errors'
import { comparePrice } from './add-alert.ts'
import { findAlert, type StoredAlert, viewAlert, writeSwitch } from './alert-store.ts'
import type { WatchlistParts } from './parts.ts'

/** One that is turned on begins anew: what happened while it was off does not count. */
export async function switchAlert(
  parts: WatchlistParts,
  { userId, id, isOn }: { readonly userId: string; readonly id: string; readonly isOn: boolean },
): Promise<AlertView> {
  const known = await findAlert(parts.db, userId, id)
  if (known === null) throw alertErrors.notFound()
  if (known.isOn === isOn) return viewAlert(known)
  const begun = isOn ? await beginAnew(parts, known) : {}
  const written = await writeSwitch(parts.db, { userId, id, isOn, ...begun })
  if (written === null) throw alertErrors.notFound()
  return viewAlert(written)
}

async function beginAnew(
  parts: WatchlistParts,
  alert: StoredAlert,
): Promise<Pick<StoredAlert, 'isArmed' | 'judgedMs'>> {
  const { chain, address, side, level } = alert
  // Never back in time: what it has judged once stays judged.
  const since = (judgedMs: number) => Math.max(judgedMs, alert.judgedMs)
  if (side === null || level === null) return { isArmed: true, judgedMs: since(parts.clock.now().getTime()) }
  const { isThere, judgedMs } = await comparePrice(parts, { chain, address }, { side, level })
  // Past its level it waits for the price to come back first.
  return { isArmed: isThere === false, judgedMs: since(judgedMs) }
}
