import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFinder } from './find-many.ts'
import { keyForms } from './key-forms.ts'

const formsOf = (...sequences: Uint8Array[]) =>
  sequences.map((bytes, index) => ({ needle: 'n', form: String(index), bytes: Buffer.from(bytes) }))

describe('createFinder', () => {
  it('finds what a plain search finds, wherever it lies', () => {
    // Few letters and short words, so that overlaps, repeats and near misses are common.
    const word = fc.uint8Array({ min: 0, max: 2, minLength: 2, maxLength: 6 })
    const property = fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.uint8Array({ min: 0, max: 2, maxLength: 200 }),
      (words, text) => {
        const forms = formsOf(...words)
        const haystack = Buffer.from(text)
        const expected = forms.flatMap(({ form, bytes }) =>
          Array.from(haystack.keys())
            .filter((offset) => haystack.subarray(offset, offset + bytes.length).equals(bytes))
            .map((offset) => `${form}@${offset}`),
        )
        const found = createFinder(forms)
          .find(haystack)
          .map(({ form, offset }) => `${form.form}@${offset}`)
        expect(found.sort()).toEqual(expected.sort())
      },
    )
    fc.assert(property, { numRuns: 2_000 })
  })

  it('finds every form of a key at the first, last and an odd position', () => {
    const forms = keyForms({ name: 'key', key: randomBytes(32), publicKey: randomBytes(32) })
    const { find } = createFinder(forms)
    for (const form of forms) {
      for (const before of [0, 1, 4093]) {
        const haystack = Buffer.concat([randomBytes(before), form.bytes])
        expect(find(haystack).map((match) => match.form.form)).toContain(form.form)
      }
    }
  })

  it('refuses to search for nothing', () => {
    expect(() => createFinder([])).toThrow()
  })
})
