import { createHash } from 'node:crypto'

/** A stream of equal-by-seed draws. Not for secrets: whoever knows the seed knows them all. */
export type Draw = {
  /** In [0, 1). */
  readonly unit: () => number
  /** A whole number in [low, high]. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  readonly shuffle: <Item>(items: readonly Item[]) => Item[]
}

export function drawFrom(seed: string): Draw {
  let drawn = 0
  const unit = () => digest(`${seed}/${drawn++}`).readUIntBE(0, 6) / 2 ** 48
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1))
  return {
    unit,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: unit() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  }
}

export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
