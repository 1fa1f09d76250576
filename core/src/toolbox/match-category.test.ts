import { expect, it } from 'vitest'
import { matchCategory } from './match-category.ts'

const CATEGORY = {
  title: 'DefiLlama',
  description: 'Value locked in chains',
  examples: ['What is the TVL of PROTOCOL_NAME?'],
}

it.each([
  ['', true],
  ['  ', true],
  ['defillama', true],
  ['LLAMA', true],
  ['value  LOCKED', true],
  [' tvl of protocol_name', true],
  ['tvl?', false],
  ['messari', false],
  // Words of two fields are no match: what is found must be readable in one place.
  ['DefiLlama Value', false],
])('R1-251 %j is found: %s', (typed, isFound) => {
  expect(matchCategory(CATEGORY, typed)).toBe(isFound)
})
