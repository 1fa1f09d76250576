import { useCallback, useSyncExternalStore } from 'react'

/** Local storage that never throws (it may be full or forbidden) and tells this tab as well as the others. */

const listeners = new Map<string, Set<() => void>>()

function areaOrNull(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export function readStored(key: string): string | null {
  try {
    return areaOrNull()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Null removes the entry. False when the browser refused. */
export function writeStored(key: string, text: string | null): boolean {
  // Writing the same again would wake every watcher for nothing.
  if (readStored(key) === text) return areaOrNull() !== null
  try {
    if (text === null) areaOrNull()?.removeItem(key)
    else areaOrNull()?.setItem(key, text)
  } catch {
    return false
  } finally {
    for (const listener of listeners.get(key) ?? []) listener()
  }
  return areaOrNull() !== null
}

export function storedKeys(prefix: string): readonly string[] {
  try {
    const area = areaOrNull()
    const keys = Array.from({ length: area?.length ?? 0 }, (_, place) => area?.key(place) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export function watchStored(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set()
  listeners.set(key, own.add(listener))
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  globalThis.addEventListener?.('storage', onStorage)
  return () => {
    own.delete(listener)
    globalThis.removeEventListener?.('storage', onStorage)
  }
}

export function useStored(key: string): string | null {
  const watch = useCallback((listener: () => void) => watchStored(key, listener), [key])
  return useSyncExternalStore(
    watch,
    () => readStored(key),
    () => null,
  )
}
