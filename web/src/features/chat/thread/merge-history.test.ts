import { describe, expect, it } from 'vitest'
import { putAtEnd, putBefore, putBranch, putOver } from './merge-history.ts'

const list = (...ids: string[]) => ids.map((id) => ({ id }))
/** 'a', 'b' under 'a', and so on. */
const path = (...ids: string[]) => ids.map((id, at) => ({ id, metadata: { parentId: ids[at - 1] ?? null } }))

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

  it('knows by its parent whether a page goes on from what stands', () => {
    const shown = path('a', 'b', 'c')
    expect(putAtEnd(shown, path('a', 'b', 'x', 'y').slice(2))).toEqual(path('a', 'b', 'x', 'y'))
    expect(putAtEnd(shown, path('a', 'x', 'y', 'z').slice(2))).toEqual(path('a', 'x', 'y', 'z').slice(2))
    expect(putAtEnd(shown, path('z'))).toEqual(path('z'))
  })

  it('puts a branch in the place where it leaves what stands', () => {
    const shown = path('a', 'b', 'c')
    expect(putBranch(shown, path('a', 'x', 'y').slice(1))).toEqual(path('a', 'x', 'y'))
    expect(putBranch(shown, path('z', 'y'))).toEqual(path('z', 'y'))
  })

  it('takes over what the records know of messages that stand, and nothing else', () => {
    const latest = [{ id: 'a' }, { id: 'c', metadata: { parentId: 'b' } }]
    expect(putOver(list('b', 'c', 'd'), latest)).toEqual([{ id: 'b' }, latest[1], { id: 'd' }])
  })
})
