import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Learned } from '@windhover/core/chat/reader/learned/learned'
import { createVocabulary } from '@windhover/core/chat/reader/learned/vocabulary'
import { REPOSITORY } from '../stack/repository.ts'

const FILE = join(REPOSITORY, '.cache/reader/learned.bin')

export type Kept = Omit<Learned, 'vocabulary'> & { readonly words: readonly string[] }

export function keepLearned(kept: Kept): number {
  const packed = gzipSync(serialize(kept))
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, packed)
  return packed.length
}

export function readLearned(): Learned {
  if (!existsSync(FILE)) throw new Error('nothing was learned yet: npm run train')
  const { words, ...models }: Kept = deserialize(gunzipSync(readFileSync(FILE)))
  return { ...models, vocabulary: createVocabulary(words) }
}
