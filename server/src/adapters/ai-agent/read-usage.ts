import type { LanguageModelV4Usage } from '@ai-sdk/provider'
import type { ModelUsage } from '@windhover/core/chat/model/model-usage'

/** What a provider says that a step took. */
export function readUsage(model: string, usage: LanguageModelV4Usage): ModelUsage {
  const { inputTokens, outputTokens } = usage
  return {
    model,
    inputTokens: inputTokens.total ?? 0,
    cachedTokens: inputTokens.cacheRead ?? 0,
    outputTokens: Math.max(outputTokens.total ?? 0, allWritten(usage.raw)),
  }
}

/** Some servers count thoughts into the sum alone, and are paid for them all the same. */
function allWritten(raw: LanguageModelV4Usage['raw']): number {
  const { total_tokens: all, prompt_tokens: read } = raw ?? {}
  return typeof all === 'number' && typeof read === 'number' ? all - read : 0
}
