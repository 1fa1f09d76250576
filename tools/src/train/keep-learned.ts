import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type KeptLearning, packLearned } from '@windhover/server/adapters/ai-agent/pack-learned'
import { LEARNED_FILE } from '@windhover/server/adapters/ai-agent/read-learned'

/** Weights this close to nothing do not change what is read, and three of ten need no room then. */
const NOTHING = 3

export function keepLearned(kept: KeptLearning): number {
  const packed = gzipSync(packLearned({ ...kept, labels: drop(kept.labels), tags: drop(kept.tags) }), {
    level: 9,
  })
  writeFileSync(LEARNED_FILE, packed)
  return packed.length
}

function drop(model: KeptLearning['labels']): KeptLearning['labels'] {
  return { ...model, weights: model.weights.map((weight) => (Math.abs(weight) <= NOTHING ? 0 : weight)) }
}
