/** Tells every tab that the stored keys changed; what they are is read again from the store. */
const CHANNEL = 'windhover-vault-keys'

const listeners = new Set<() => void>()

export function announceKeyChange(): void {
  for (const listener of listeners) listener()
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

export function watchKeyChanges(listener: () => void): () => void {
  listeners.add(listener)
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => {
    listeners.delete(listener)
    channel.close()
  }
}
