import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetDrafts, keepDraft, readKept } from './kept-drafts.ts'

/** As much of the browser's storage as is asked for; node has none. */
function storage(kept = new Map<string, string>()) {
  return {
    get length() {
      return kept.size
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

it('keeps each text as it was written, also over several lines and beginning with a number', () => {
  keepDraft('a', '5 SOL\nto Ana')
  keepDraft('b', '')
  expect(readKept('a')).toBe('5 SOL\nto Ana')
  expect(readKept('b')).toBe('')
  keepDraft('a', '')
  expect(readKept('a')).toBe('')
})

it('keeps the twenty that were written last', () => {
  for (let place = 0; place < 20; place += 1) keepDraft(`d${place}`, 'text', 1_000 + place)
  keepDraft('d0', 'written again', 2_000)
  keepDraft('new', 'text', 2_001)
  expect(readKept('d1')).toBe('')
  expect(readKept('d0')).toBe('written again')
  expect([readKept('new'), readKept('d2')]).toEqual(['text', 'text'])
})

it('forgets all of them, and nothing else', () => {
  keepDraft('a', 'one')
  localStorage.setItem('theme', 'dark')
  forgetDrafts()
  expect(readKept('a')).toBe('')
  expect(localStorage.getItem('theme')).toBe('dark')
})

it('says where the browser refuses', () => {
  vi.stubGlobal('localStorage', { ...storage(), setItem: () => expect.fail('full') })
  expect(keepDraft('a', 'one')).toBe(false)
})
