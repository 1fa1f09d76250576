import { expect, it } from 'vitest'
import { readNumberWords } from './read-number-words.ts'

it.each([
  ['two sol', '2', 1],
  ['twenty five usdc', '25', 2],
  ['twenty-five usdc', '25', 1],
  ['a hundred', '100', 2],
  ['two hundred and fifty bucks', '250', 4],
  ['one thousand five hundred usdt', '1500', 4],
  ['two hundred thousand bonk', '200000', 3],
  ['one point five eth', '1.5', 3],
  ['point two eth', '0.2', 2],
  ['zero point zero one', '0.01', 4],
])('%s is %s', (text, digits, words) => expect(readNumberWords(text.split(' '))).toEqual({ digits, words }))

it.each(['a sol', 'zero', 'point', 'hundreds', 'and five'])('%s is no number', (text) =>
  expect(readNumberWords(text.split(' '))).toBeNull(),
)
