import { expect, it } from 'vitest'
import { compareReceived } from './compare-received.ts'

it.each([
  [20_194_900n, { kind: 'exact' }],
  [20_194_901n, { kind: 'exact' }],
  [20_182_783n, { kind: 'less', percentText: '0.06%' }],
  [20_396_849n, { kind: 'more', percentText: '1.00%' }],
  [0n, { kind: 'less', percentText: '100.00%' }],
])('%i of 20,194,900 quoted', (received, told) => {
  expect(compareReceived(20_194_900n, received)).toEqual(told)
})
