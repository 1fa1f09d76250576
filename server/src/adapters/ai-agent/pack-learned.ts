import type { Learned } from '@windhover/core/chat/reader/learned/learned'
import type { LinearModel } from '@windhover/core/chat/reader/learned/linear-model'
import { createVocabulary } from '@windhover/core/chat/reader/learned/vocabulary'

/** What is kept of what was learned. The words are the commonest first. */
export type KeptLearning = Omit<Learned, 'vocabulary'> & { readonly words: readonly string[] }

const MODELS = ['labels', 'tags', 'joints', 'replies'] as const
const LENGTH_BYTES = 4

type Head = {
  readonly words: readonly string[]
  readonly models: Readonly<Record<(typeof MODELS)[number], Omit<LinearModel, 'weights'>>>
}

/** How long the head is, the head as JSON, then the weights of each model: the same bytes on every machine. */
export function packLearned(kept: KeptLearning): Uint8Array {
  const models = Object.fromEntries(
    MODELS.map((name) => {
      const { labels, buckets, scale } = kept[name]
      return [name, { labels, buckets, scale }]
    }),
  )
  const head = new TextEncoder().encode(JSON.stringify({ words: kept.words, models }))
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, head.length)
  const weights = MODELS.map((name) => new Uint8Array(kept[name].weights))
  const parts = [length, head, ...weights]
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    packed.set(part, at)
    at += part.length
  }
  return packed
}

export function unpackLearned(packed: Uint8Array): Learned {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0)
  const head = packed.subarray(LENGTH_BYTES, LENGTH_BYTES + length)
  const { words, models } = JSON.parse(new TextDecoder().decode(head)) as Head
  let at = LENGTH_BYTES + length
  const take = (name: (typeof MODELS)[number]): LinearModel => {
    const size = models[name].buckets * models[name].labels.length
    const weights = new Int8Array(packed.buffer, packed.byteOffset + at, size)
    at += size
    return { ...models[name], weights }
  }
  const [labels, tags, joints, replies] = [take('labels'), take('tags'), take('joints'), take('replies')]
  return { labels, tags, joints, replies, vocabulary: createVocabulary(words) }
}
