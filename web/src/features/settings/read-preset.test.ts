import { expect, it } from 'vitest'
import { readPreset } from './read-preset.ts'

it.each([
  ['0', 0.01, 0],
  ['0.1', 0.01, 0.1],
  ['0.07', 0.01, 0.07],
  ['1000000000', 0.01, 1_000_000_000],
  ['100', 1, 100],
  ['', 0.01, null],
  ['-1', 0.01, null],
  ['-0.01', 0.01, null],
  ['0.001', 0.01, null],
  ['1.5', 1, null],
  ['1000000001', 1, null],
  ['x', 1, null],
])('R1-260 R1-261 reads %j in steps of %d as %s', (text, step, value) => {
  expect(readPreset(text, step).value).toBe(value)
})

it('says what is wrong, and nothing about an empty field', () => {
  expect(readPreset('', 1).problem).toBeNull()
  expect(readPreset('-1', 1).problem).toBe('Enter an amount of 0 or more.')
  expect(readPreset('0.5', 1).problem).toBe('In steps of 1.')
  expect(readPreset('0.005', 0.01).problem).toBe('In steps of 0.01.')
})
