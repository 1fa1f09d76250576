import { ANALYST_CATEGORIES } from './analyst-categories.ts'
import type { ToolCategory } from './tool-category.ts'
import { TRADER_CATEGORIES } from './trader-categories.ts'

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** R1-252 */
export function sortByTitle<Category extends { readonly title: string }>(
  categories: readonly Category[],
): readonly Category[] {
  return categories.toSorted((one, other) => collator.compare(one.title, other.title))
}

export const TOOL_CATEGORIES: readonly ToolCategory[] = sortByTitle([
  ...TRADER_CATEGORIES,
  ...ANALYST_CATEGORIES,
])
