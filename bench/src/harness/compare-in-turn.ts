/**
 * Medians of both sides, measured in turn so that whatever else the machine does hits both alike. Which side goes first
 * changes from round to round.
 */
export async function compareInTurn(options: {
  rounds: number
  ours: () => Promise<number>
  bare: () => Promise<number>
}): Promise<{ ours: number; bare: number; rounds: { ours: number; bare: number }[] }> {
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < options.rounds; round += 1) {
    if (round % 2 === 0) {
      const ours = await options.ours()
      rounds.push({ ours, bare: await options.bare() })
    } else {
      const bare = await options.bare()
      rounds.push({ ours: await options.ours(), bare })
    }
  }
  return { ours: median(rounds.map((one) => one.ours)), bare: median(rounds.map((one) => one.bare)), rounds }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
