import { AppError } from '@windhover/core/errors/app-error'
import { type MemoryText, readMemoryText } from '@windhover/core/memory/read-memory-text'

/** The sentence to show beside the fields; null when they can be sent. The server asks the same question. */
export function checkForm(typed: MemoryText): string | null {
  try {
    readMemoryText(typed)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
