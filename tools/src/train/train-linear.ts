import { hashFeature } from '@windhover/core/chat/reader/learned/hash-feature'
import type { LinearModel } from '@windhover/core/chat/reader/learned/linear-model'

export type Example = { readonly features: readonly string[]; readonly label: string }

export type Training = {
  /** A power of two. */
  readonly buckets: number
  readonly epochs: number
  readonly rate: number
}

/** Softmax by stochastic descent with steps that shrink per feature. The same examples always give the same weights. */
export function trainLinear(examples: readonly Example[], training: Training): LinearModel {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted()
  const index = new Map(labels.map((label, at) => [label, at]))
  const count = labels.length
  const weights = new Float32Array(training.buckets * count)
  const squares = new Float32Array(training.buckets * count)
  const rows = examples.map(({ features, label }) => ({
    rows: Int32Array.from(features, (feature) => (hashFeature(feature) & (training.buckets - 1)) * count),
    label: index.get(label) ?? 0,
  }))
  const scores = new Float64Array(count)
  const random = createRandom(1)
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    shuffle(rows, random)
    for (const row of rows) learnOne(row, { scores, weights, squares, rate: training.rate })
  }
  return quantise(labels, training.buckets, weights)
}

type Row = { readonly rows: Int32Array; readonly label: number }
type Descent = {
  readonly scores: Float64Array
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly rate: number
}

/** One step towards the label of one example. */
function learnOne({ rows, label }: Row, { scores, weights, squares, rate }: Descent): void {
  const count = scores.length
  const norm = 1 / Math.sqrt(rows.length || 1)
  scores.fill(0)
  for (const row of rows)
    for (let at = 0; at < count; at += 1) scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0) * norm
  const best = Math.max(...scores)
  let total = 0
  for (let at = 0; at < count; at += 1) {
    const share = Math.exp((scores[at] ?? 0) - best)
    scores[at] = share
    total += share
  }
  for (let at = 0; at < count; at += 1) {
    const error = ((scores[at] ?? 0) / total - (at === label ? 1 : 0)) * norm
    if (Math.abs(error) < ERROR_MIN) continue
    for (const row of rows) {
      const cell = row + at
      const square = (squares[cell] ?? 0) + error * error
      squares[cell] = square
      weights[cell] = (weights[cell] ?? 0) - (rate * error) / Math.sqrt(square + 1e-6)
    }
  }
}

/** What is this close to right is left alone. */
const ERROR_MIN = 1e-4
const INT8_MAX = 127

function quantise(labels: readonly string[], buckets: number, weights: Float32Array): LinearModel {
  let max = 0
  for (const weight of weights) max = Math.max(max, Math.abs(weight))
  const scale = max / INT8_MAX
  return { labels, buckets, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale }
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffle(items: unknown[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[items[at], items[other]] = [items[other], items[at]]
  }
}
