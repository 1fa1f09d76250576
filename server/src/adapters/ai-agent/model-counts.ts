import type { ModelUsage } from '@windhover/core/chat/model/model-usage'
import type { Metrics } from '../../platform/metrics/create-metrics.ts'

const HELP = {
  requests: 'Questions a hosted model answered, one for every step of a reply',
  failures: 'Questions a hosted model did not answer',
  fallbacks: 'Replies written by the reader because the hosted model did not answer',
  input_tokens: 'Tokens a hosted model read',
  cached_tokens: 'Tokens of those that it had in its cache',
  output_tokens: 'Tokens a hosted model wrote',
}
type Count = keyof typeof HELP

/** What a hosted model did and took since this process began. */
export type ModelCounts = {
  readonly add: (count: Count) => void
  readonly addUsage: (usage: ModelUsage) => void
}

export function createModelCounts(metrics: Pick<Metrics, 'watch'>): ModelCounts {
  const counts = new Map<Count, number>()
  const add = (count: Count, by = 1) => void counts.set(count, (counts.get(count) ?? 0) + by)
  for (const [name, help] of Object.entries(HELP)) {
    metrics.watch({ name: `model_${name}`, help, read: () => counts.get(name as Count) ?? 0 })
  }
  return {
    add,
    addUsage: ({ inputTokens, cachedTokens, outputTokens }) => {
      add('requests')
      add('input_tokens', inputTokens)
      add('cached_tokens', cachedTokens)
      add('output_tokens', outputTokens)
    },
  }
}
