import { createSource } from '../../platform/upstream/create-source.ts'
import type { MoodIndex } from '../../ports/market-pulse.ts'
import { indexAnswer, toFearGreed } from './parse.ts'

/** The index that everybody quotes; told once a day, without a key. */
export function createMoodIndex(options: { url: string; timeoutMs?: number }): MoodIndex {
  const { url, ...rest } = options
  const source = createSource({ title: 'The fear and greed index', baseUrl: url, ...rest })
  return { getFearGreed: async () => toFearGreed(await source.get('/fng/?limit=1', indexAnswer)) }
}
