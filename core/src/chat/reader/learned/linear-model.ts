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

export function scoreLabels(model: LinearModel, features: readonly string[]): Float64Array {
  const { labels, buckets, weights, scale } = model
  const scores = new Float64Array(labels.length)
  for (const feature of features) {
    const row = (hashFeature(feature) & (buckets - 1)) * labels.length
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0)
  }
  const norm = scale / Math.sqrt(features.length || 1)
  return scores.map((score) => score * norm)
}

export type Choice = { readonly label: string /** From 0 to 1. */; readonly sureness: number }

/** Every label, the likeliest first. */
export function rankLabels(model: LinearModel, features: readonly string[]): readonly Choice[] {
  const scores = scoreLabels(model, features)
  const best = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0)
  return model.labels
    .map((label, at) => ({ label, sureness: Math.exp((scores[at] ?? 0) - best) / total }))
    .toSorted((one, other) => other.sureness - one.sureness)
}
