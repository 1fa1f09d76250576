import { describe, expect, it } from 'vitest'
import { putAtEnd, putBefore } from './merge-history.ts'

const list = (...ids: string[]) => ids.map((id) => ({ id }))

describe('merging history', () => {
  it('puts older messages on top, each once', () => {
    expect(putBefore(list('c', 'd'), list('a', 'b', 'c'))).toEqual(list('a', 'b', 'c', 'd'))
    expect(putBefore(list(), list('a'))).toEqual(list('a'))
  })

  it('takes the records for the end, and drops what they do not know', () => {
    expect(putAtEnd(list('a', 'b', 'half'), list('b', 'c'))).toEqual(list('a', 'b', 'c'))
    expect(putAtEnd(list('a'), list('x', 'y'))).toEqual(list('a', 'x', 'y'))
    expect(putAtEnd(list(), list('x'))).toEqual(list('x'))
  })
})
