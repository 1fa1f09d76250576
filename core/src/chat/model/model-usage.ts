/** What one question to a hosted model took. */
export type ModelUsage = {
  /** 'anthropic:…' */
  readonly model: string
  /** All that it read, whether it had it in its cache or not. */
  readonly inputTokens: number
  readonly cachedTokens: number
  readonly outputTokens: number
}

/** In US dollars for a million tokens. */
export type ModelPrice = { readonly inUsd: number; readonly outUsd: number }

export function addUsage(before: ModelUsage | null, more: ModelUsage): ModelUsage {
  if (before === null) return more
  return {
    model: more.model,
    inputTokens: before.inputTokens + more.inputTokens,
    cachedTokens: before.cachedTokens + more.cachedTokens,
    outputTokens: before.outputTokens + more.outputTokens,
  }
}

/** At most: what a provider takes off for its cache is not known here. Null where no price is set. */
export function costOf(
  usage: Pick<ModelUsage, 'inputTokens' | 'outputTokens'>,
  price: ModelPrice | null,
): number | null {
  if (price === null) return null
  return (usage.inputTokens * price.inUsd + usage.outputTokens * price.outUsd) / 1_000_000
}
