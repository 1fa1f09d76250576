import { cleanText } from '../text/clean-text.ts'
import { chainsOfAddress } from '../transfers/address-rules.ts'
import { CONTACT_NAME_CHARS_MAX } from './constants.ts'
import { contactErrors } from './errors.ts'

/** The name as it is kept; throws what is wrong with it. It stands beside addresses, so it must not look like one. */
export function readContactName(typed: string): string {
  const name = cleanText(typed, Number.POSITIVE_INFINITY)
  const chars = [...name].length
  if (chainsOfAddress(name).length > 0) throw contactErrors.nameIsAddress()
  if (chars === 0 || chars > CONTACT_NAME_CHARS_MAX) throw contactErrors.badName()
  return name
}

/** Two names that a person would read as one have the same. */
export function comparableName(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
