import type { Time, UTCTimestamp } from 'lightweight-charts'
import type { ShownWindow } from '../copy.ts'

const IN_UTC: ReadonlySet<ShownWindow> = new Set(['1d', '1w'])

/**
 * The library knows UTC alone, so the reader's clock is reached by moving every time. By the same span for all of
 * them: with the summer time of each, the hour that is lived twice would stand twice. Days and weeks stay where they
 * are cut, in UTC.
 */
export function createTimeShift(window: ShownWindow) {
  const shiftS = IN_UTC.has(window) ? 0 : -new Date().getTimezoneOffset() * 60
  return {
    to: (timeS: number) => (timeS + shiftS) as UTCTimestamp,
    back: (time: Time) => Number(time) - shiftS,
  }
}
