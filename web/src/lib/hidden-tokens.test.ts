import { expect, it } from 'vitest'
import { changeHidden, parseHidden } from './hidden-tokens.ts'

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null,{"x":1}]', ['a']],
  ['{"a":1}', []],
  ['not json', []],
])('reads %s as %o', (text, list) => {
  expect(parseHidden(text)).toEqual(list)
})

it('R2-020 R2-042 R2-055 hides a token once, and shows it again', () => {
  expect(changeHidden(['a'], 'b', true)).toEqual(['a', 'b'])
  expect(changeHidden(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  expect(changeHidden(['a', 'b'], 'a', false)).toEqual(['b'])
  expect(changeHidden([], 'a', false)).toEqual([])
})
