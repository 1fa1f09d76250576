import { useSyncExternalStore } from 'react'

/**
 * The address of the one page. Parameters that are not ours keep their exact spelling, so the query is edited
 * as text instead of being written anew by URLSearchParams.
 */
export type ParamChanges = Readonly<Record<string, string | null>>

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/** `?a=1&b=2` with some parameters set or (null) removed; the others stay as they were, in their order. */
export function changeSearch(search: string, changes: ParamChanges): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
  const written = new Set<string>()
  const kept = pairs.flatMap((pair) => {
    const name = nameOf(pair)
    if (!Object.hasOwn(changes, name)) return [pair]
    const value = changes[name]
    if (value === null || value === undefined || written.has(name)) return []
    written.add(name)
    return [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
  })
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || written.has(name)) continue
    kept.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  }
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

export function readSearchParam(
  name: string,
  search: string = globalThis.location?.search ?? '',
): string | null {
  return new URLSearchParams(search).get(name)
}

const listeners = new Set<() => void>()

/** `push` makes a step that the back button undoes; `replace` tidies the address. */
export function writeSearchParams(changes: ParamChanges, step: 'push' | 'replace' = 'push'): void {
  const { pathname, search, hash } = window.location
  const next = changeSearch(search, changes)
  if (next === search) return
  const address = `${pathname}${next}${hash}`
  if (step === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(window.history.state, '', address)
  for (const listener of listeners) listener()
}

export function watchSearch(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

export function useSearchParam(name: string): string | null {
  return useSyncExternalStore(watchSearch, () => readSearchParam(name))
}
