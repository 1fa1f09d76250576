import { changeSettings } from '@windhover/core/settings/change-settings'
import { DEFAULT_SETTINGS } from '@windhover/core/settings/contract'
import { expect, it } from 'vitest'
import { HIDDEN_FIELDS, type HiddenList, hideChange, parseHidden } from './hidden-tokens.ts'

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null,{"x":1}]', ['a']],
  ['{"a":1}', []],
  ['not json', []],
])('reads %s as %o', (text, list) => {
  expect(parseHidden(text)).toEqual(list)
})

it.each(Object.keys(HIDDEN_FIELDS) as HiddenList[])(
  'R2-020 R2-042 R2-055 %s hides a token once, and shows it again',
  (list) => {
    const field = HIDDEN_FIELDS[list]
    const hide = (token: string, isHidden: boolean, from = DEFAULT_SETTINGS) =>
      changeSettings(from, hideChange(list, [token], isHidden))
    const both = hide('b', true, hide('a', true))
    expect(both).toEqual({ ...DEFAULT_SETTINGS, [field]: ['a', 'b'] })
    expect(hide('a', true, both)[field]).toEqual(['a', 'b'])
    expect(hide('a', false, both)[field]).toEqual(['b'])
    expect(hide('a', false)[field]).toEqual([])
  },
)
