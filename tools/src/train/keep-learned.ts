import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type KeptLearning, packLearned } from '@windhover/server/adapters/ai-agent/pack-learned'
import { LEARNED_FILE } from '@windhover/server/adapters/ai-agent/read-learned'

/** Weights this close to nothing do not change what is read, and three of ten need no room then. */
const NOTHING = 3

export function keepLearned(kept: KeptLearning): number {
  const { labels, tags, joints, replies, words } = kept
  const packed = gzipSync(
    packLearned({
      ...{ labels: drop(labels), tags: drop(tags), joints, replies, words },
    }),
    { level: 9 },
  )
  writeFileSync(LEARNED_FILE, packed)
  return packed.length
}

function drop(model: KeptLearning['labels']): KeptLearning['labels'] {
  return { ...model, weights: model.weights.map((weight) => (Math.abs(weight) <= NOTHING ? 0 : weight)) }
}
