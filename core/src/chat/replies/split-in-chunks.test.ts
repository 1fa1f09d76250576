import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitInChunks } from './split-in-chunks.ts'

it('breaks between words alone', () => {
  expect(splitInChunks('one two  three\nfour five')).toEqual(['one two  three', '\nfour five'])
  expect(splitInChunks('')).toEqual([])
  expect(splitInChunks(' \n')).toEqual([' \n'])
})

it('loses and adds nothing, and never stalls', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
      const chunks = splitInChunks(text, size)
      expect(chunks.join('')).toBe(text)
      expect(chunks.every((chunk) => chunk !== '')).toBe(true)
    }),
  )
})
