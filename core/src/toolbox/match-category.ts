import type { ToolCategory } from './tool-category.ts'

/** R1-251: title, description or an example holds what was typed, however it is written. */
export function matchCategory(
  { title, description, examples }: Pick<ToolCategory, 'title' | 'description' | 'examples'>,
  typed: string,
): boolean {
  const wanted = fold(typed)
  return [title, description, ...examples].some((text) => fold(text).includes(wanted))
}

/** Two blanks in a row are a slip of the hand, not another word. */
function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
