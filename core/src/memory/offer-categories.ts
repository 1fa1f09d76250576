import { cleanText } from '../text/clean-text.ts'
import { CATEGORY_CHARS_MAX } from './constants.ts'
import { findCategory, foldCase } from './find-category.ts'

export type CategoryOffer = { readonly name: string; readonly isNew: boolean }

/** R1-248, R1-249, R1-250: what the category box offers for the typed text, the one that Enter takes first. */
export function offerCategories(categories: readonly string[], typed: string): readonly CategoryOffer[] {
  const name = cleanText(typed, CATEGORY_CHARS_MAX)
  const known = (found: string): CategoryOffer => ({ name: found, isNew: false })
  if (name === '') return categories.map(known)
  const same = findCategory(categories, name)
  const wanted = foldCase(name)
  const similar = categories.filter((each) => each !== same && foldCase(each).includes(wanted))
  const beginsSo = (each: string) => foldCase(each).startsWith(wanted)
  const ordered = [...similar.filter(beginsSo), ...similar.filter((each) => !beginsSo(each))]
  return [same === null ? { name, isNew: true } : known(same), ...ordered.map(known)]
}
