import { describe, expect, it } from 'vitest'
import { changeSearch } from './search-params.ts'

describe('changeSearch', () => {
  it.each([
    ['', { app: 'balances' }, '?app=balances'],
    ['?a=1', { app: 'balances' }, '?a=1&app=balances'],
    ['?app=lp&a=1', { app: 'balances' }, '?app=balances&a=1'],
    ['?app=lp&a=1&app=alpha', { app: 'balances' }, '?app=balances&a=1'],
    ['?app=lp', { app: null }, ''],
    ['?a=1&app=lp&b=2', { app: null }, '?a=1&b=2'],
    ['?a=1', { app: null }, '?a=1'],
    ['?ref=x&a=1&referral=y', { ref: null, referral: null }, '?a=1'],
    ['?a=1', { q: 'a b&c' }, '?a=1&q=a%20b%26c'],
  ])('%s with %o is %s', (search, changes, next) => expect(changeSearch(search, changes)).toBe(next))

  it('keeps the exact spelling of parameters that are not its own', () => {
    const foreign = '?utm=a+b%20c&flag&empty=&x=%7e&%E4=1&sort[]=1&sort[]=2'
    expect(changeSearch(`${foreign}&app=lp`, { app: null })).toBe(foreign)
  })
  it('finds a parameter whose name is spelled with escapes', () => {
    expect(changeSearch('?%61pp=lp&a=1', { app: null })).toBe('?a=1')
  })
})
