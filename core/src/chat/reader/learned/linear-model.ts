import { hashFeature } from './hash-feature.ts'

/** A linear choice between labels by hashed features. Weights are small whole numbers, by bucket and label. */
export type LinearModel = {
  readonly labels: readonly string[]
  /** A power of two. */
  readonly buckets: number
  readonly weights: Int8Array
  /** What one step of a weight is worth. */
  readonly scale: number
}

/** The weights of some features, added to what others came to. */
export function addWeights(
  { labels, buckets, weights }: LinearModel,
  features: readonly string[],
  sums = new Float64Array(labels.length),
): Float64Array {
  for (const feature of features) {
    const row = (hashFeature(feature) & (buckets - 1)) * labels.length
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0)
  }
  return sums
}

/** Scores from the sums of so many features. */
export function scoreSums({ scale }: LinearModel, sums: Float64Array, count: number): Float64Array {
  const norm = scale / Math.sqrt(count || 1)
  return sums.map((sum) => sum * norm)
}

export type Choice = { readonly label: string /** From 0 to 1. */; readonly sureness: number }

/** Every label, the likeliest first. */
export function rankLabels(model: LinearModel, features: readonly string[]): readonly Choice[] {
  const scores = scoreSums(model, addWeights(model, features), features.length)
  const best = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0)
  return model.labels
    .map((label, at) => ({ label, sureness: Math.exp((scores[at] ?? 0) - best) / total }))
    .toSorted((one, other) => other.sureness - one.sureness)
}
