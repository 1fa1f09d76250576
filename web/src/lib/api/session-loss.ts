/** One place hears that the server no longer knows this session; screens never look at 401 themselves. */
type Listener = () => void

const listeners = new Set<Listener>()

export function onSessionLoss(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionLoss(): void {
  for (const listener of listeners) listener()
}
