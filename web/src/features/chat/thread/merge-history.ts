type Named = { readonly id: string }

/** Older messages on top of what stands; what is known already stays as it is. */
export function putBefore<Message extends Named>(
  shown: readonly Message[],
  older: readonly Message[],
): Message[] {
  const known = new Set(shown.map(({ id }) => id))
  return [...older.filter(({ id }) => !known.has(id)), ...shown]
}

/** The last page of the records takes the place of what stands from its first message on. */
export function putAtEnd<Message extends Named>(
  shown: readonly Message[],
  latest: readonly Message[],
): Message[] {
  const told = new Set(latest.map(({ id }) => id))
  const from = shown.findIndex(({ id }) => told.has(id))
  return [...(from === -1 ? shown : shown.slice(0, from)), ...latest]
}
