import { expect, it } from 'vitest'
import { findBetter } from './compare-figures.tsx'

it.each([
  [[2.31, -0.64], 0],
  [[-9.84, -6.2], 1],
  [[1, 4, 2], 1],
  [[2.311, 2.312], null],
  [[4, 4, 1], null],
  [[4, null], null],
])('of %j the better one is %j', (worths, place) => expect(findBetter(worths)).toBe(place))
