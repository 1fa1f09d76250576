import { cleanLines } from '../text/clean-lines.ts'
import { cleanText } from '../text/clean-text.ts'
import { CATEGORY_CHARS_MAX, CONTENT_CHARS_MAX } from './constants.ts'
import { memoryErrors } from './errors.ts'

export type MemoryText = { readonly category: string; readonly content: string }

/** R1-247: both are required, and characters that nobody sees count for nothing. */
export function readMemoryText(typed: MemoryText): MemoryText {
  const category = cleanText(typed.category, CATEGORY_CHARS_MAX)
  const content = cleanLines(typed.content)
  if (category === '' || content === '') throw memoryErrors.required()
  if (content.length > CONTENT_CHARS_MAX) throw memoryErrors.tooLong()
  return { category, content }
}
