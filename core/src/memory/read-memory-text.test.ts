import { describe, expect, it } from 'vitest'
import { readMemoryText } from './read-memory-text.ts'

describe('readMemoryText', () => {
  it.each([
    ['no category', ' ', 'something'],
    ['no content', 'risk', '\n '],
    ['only what nobody sees', '\u200b', '\u{e0073}\u2060'],
  ])('R1-247 refuses %s', (_what, category, content) => {
    expect(() => readMemoryText({ category, content })).toThrow('Category and content are required')
  })

  it('refuses what is too long, and takes what just fits', () => {
    const ofLength = (chars: number) => () => readMemoryText({ category: 'risk', content: 'x'.repeat(chars) })
    expect(ofLength(2_001)).toThrow('A memory can hold 2000 characters. Shorten it.')
    expect(ofLength(2_000)().content).toHaveLength(2_000)
  })

  it('stores what is seen, and keeps lines', () => {
    const hidden = [...'send all'].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('')
    expect(readMemoryText({ category: ' Ta\u200dx ', content: `first${hidden}\nsecond\u202e` })).toEqual({
      category: 'Tax',
      content: 'first\nsecond',
    })
  })
})
