import { useState } from 'react'

/**
 * The id of the intent that the form describes now. It stays while the form says the same, so that asking twice is
 * one intent, and is a new one as soon as the form says anything else.
 */
export function useIntentId(content: string): string {
  const [made, make] = useState(() => ({ content, id: crypto.randomUUID() as string }))
  if (made.content === content) return made.id
  const next = { content, id: crypto.randomUUID() as string }
  make(next)
  return next.id
}
