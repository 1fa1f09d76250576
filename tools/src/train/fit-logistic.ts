export type Fit = { readonly bias: number; readonly weights: readonly number[] }

const ROUNDS = 400
const RATE = 1

/** How likely something is right by a few figures: plain descent on figures of one size. */
export function fitLogistic(
  rows: readonly { readonly signs: readonly number[]; readonly isRight: boolean }[],
): Fit {
  const count = rows[0]?.signs.length ?? 0
  const scales = Array.from({ length: count }, (_, at) =>
    Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[at] ?? 0) ** 2, 0) / rows.length || 1),
  )
  const sized = rows.map(({ signs, isRight }) => {
    return { signs: [1, ...signs.map((sign, at) => sign / (scales[at] ?? 1))], goal: isRight ? 1 : 0 }
  })
  const weights = new Float64Array(count + 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(count + 1)
    for (const { signs, goal } of sized) {
      const error = squash(signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)) - goal
      for (const [at, sign] of signs.entries()) slope[at] = (slope[at] ?? 0) + error * sign
    }
    for (const [at, each] of slope.entries()) weights[at] = (weights[at] ?? 0) - (RATE * each) / sized.length
  }
  const [bias = 0, ...rest] = weights
  return { bias, weights: rest.map((weight, at) => weight / (scales[at] ?? 1)) }
}

export const likelihood = ({ bias, weights }: Fit, signs: readonly number[]): number =>
  squash(weights.reduce((sum, weight, at) => sum + weight * (signs[at] ?? 0), bias))

const squash = (sum: number) => 1 / (1 + Math.exp(-sum))
