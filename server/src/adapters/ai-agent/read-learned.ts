import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { Learned } from '@windhover/core/chat/reader/learned/learned'
import { unpackLearned } from './pack-learned.ts'

/** Written by `npm run train`. */
export const LEARNED_FILE = fileURLToPath(new URL('learned.bin.gz', import.meta.url))

let read: Learned | undefined

/** What the reader learned from the sets; read once. */
export function readLearned(): Learned {
  read ??= unpackLearned(gunzipSync(readFileSync(LEARNED_FILE)))
  return read
}
