type Named = {
  readonly id: string
  readonly metadata?: { readonly parentId?: string | null | undefined } | undefined
}

/** Older messages on top of what stands; what is known already stays as it is. */
export function putBefore<Message extends Named>(
  shown: readonly Message[],
  older: readonly Message[],
): Message[] {
  const known = new Set(shown.map(({ id }) => id))
  return [...older.filter(({ id }) => !known.has(id)), ...shown]
}

/**
 * The last page of the records takes the place of what stands from its first message on. A page that does not go on
 * from anything that stands is of another path, and all that is shown.
 */
export function putAtEnd<Message extends Named>(
  shown: readonly Message[],
  latest: readonly Message[],
): Message[] {
  const told = new Set(latest.map(({ id }) => id))
  const from = shown.findIndex(({ id }) => told.has(id))
  if (from !== -1) return [...shown.slice(0, from), ...latest]
  const parentId = latest[0]?.metadata?.parentId
  if (parentId === undefined) return [...shown, ...latest]
  const above = shown.findIndex(({ id }) => id === parentId)
  return [...shown.slice(0, above + 1), ...latest]
}

/** What stays when a message is asked otherwise; everything where there is no such message. */
export function messagesAbove<Message extends Named>(
  shown: readonly Message[],
  id: string | undefined,
): Message[] {
  const at = shown.findIndex((message) => message.id === id)
  return at === -1 ? [...shown] : shown.slice(0, at)
}

/** A branch in the place of the message beside which it begins. */
export function putBranch<Message extends Named>(
  shown: readonly Message[],
  branch: readonly Message[],
): Message[] {
  const parentId = branch[0]?.metadata?.parentId
  const at = shown.findIndex(({ metadata }) => metadata?.parentId === parentId)
  return [...shown.slice(0, Math.max(at, 0)), ...branch]
}

/** What the records know better of messages that stand; none comes, none goes. */
export function putOver<Message extends Named>(
  shown: readonly Message[],
  latest: readonly Message[],
): Message[] {
  const known = new Map(latest.map((message) => [message.id, message]))
  return shown.map((message) => known.get(message.id) ?? message)
}
