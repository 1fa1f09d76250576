import { cleanText } from '../text/clean-text.ts'
import { WATCHLIST_NAME_CHARS } from './constants.ts'
import { watchlistErrors } from './errors.ts'

/** The name as it is kept; throws what is wrong with it. */
export function readListName(typed: string): string {
  const name = cleanText(typed, Number.POSITIVE_INFINITY)
  const chars = [...name].length
  if (chars === 0 || chars > WATCHLIST_NAME_CHARS) throw watchlistErrors.badName()
  return name
}
