import { HOSTILE_FAMILIES } from '@windhover/core/testing/hostile-words'
import { writeHostile } from '../../news/hostile-text.ts'
import type { Draw } from '../../universe/seeded-draw.ts'
import type { LaunchWords } from './launch-words.ts'

/** The same launch, as somebody who means harm would have worded it. */
export function poisonWords(words: LaunchWords, draw: Draw, seed: string): LaunchWords {
  const order = writeHostile(seed, 'launch', words.name, words.symbol)
  return { ...words, ...draw.pick(HOSTILE_FAMILIES)(words, order) }
}
