import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const DELAY_MS = 250

let collect: (() => void) | undefined
let planned = false

/**
 * OpenSSL wipes its copy of a key when the object that holds it is collected, which in a quiet process may take hours.
 * Call this after a key has passed through such an object: soon afterwards, once for all of them, it is gone.
 */
export function forgetSoon(): void {
  if (planned) return
  planned = true
  setTimeout(() => {
    planned = false
    collect ??= exposeCollector()
    collect()
  }, DELAY_MS).unref()
}

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}
