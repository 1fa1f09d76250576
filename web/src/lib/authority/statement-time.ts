import { toApiError } from '../api/api-error.ts'
import { deviceErrors } from './device-errors.ts'
import { serverNow } from './server-time.ts'

const OFF_MAX_MS = 2 * 60_000

/**
 * The time in what is signed. The server corrects a clock by a little and no more: a statement of next week would count
 * next week, whoever keeps it until then.
 */
export function statementTime(): number {
  const at = serverNow()
  if (Math.abs(at - Date.now()) > OFF_MAX_MS) throw toApiError(deviceErrors.clockOff(), { fromServer: true })
  return at
}
