import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'

/** Which processes run the code of a folder. */
const USERS_OF: Readonly<Record<string, RegExp>> = {
  'core/src': /^(api|worker|signer|witness)/,
  'server/src': /^(api|worker|witness)/,
  'signer/src': /^(signer|witness)/,
  'witness/src': /^witness/,
}
const SETTLE_MS = 150

/** Tells which processes are out of date after a change, once the change has settled. New files count too. */
export function watchSources(onChange: (isStale: (name: string) => boolean) => Promise<void>): () => void {
  const pending = new Set<RegExp>()
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()

  const flush = () => {
    const patterns = [...pending]
    pending.clear()
    turn = turn.then(() => onChange((name) => patterns.some((pattern) => pattern.test(name))))
  }
  const watchers: FSWatcher[] = Object.entries(USERS_OF).map(([folder, pattern]) =>
    watch(join(REPOSITORY, folder), { recursive: true }, (_event, file) => {
      if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return
      pending.add(pattern)
      clearTimeout(timer)
      timer = setTimeout(flush, SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
