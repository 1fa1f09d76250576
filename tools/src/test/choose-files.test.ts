import { describe, expect, it } from 'vitest'
import { chooseFiles } from './choose-files.ts'

const FILES = [
  'core/src/swaps/rate.test.ts',
  'server/src/features/swaps/swaps.int.test.ts',
  'e2e/src/swaps/receipts.e2e.test.ts',
  'e2e/src/chat/looks.e2e.test.ts',
]

describe('chooseFiles', () => {
  it('knows the kind of a file by its name', () => {
    const files = ['server/src/features/swaps/swaps.int.test.ts']
    expect(chooseFiles(FILES, { filters: files })).toEqual({ kind: 'integration', files })
  })

  it('takes a part of the path, and several of them', () => {
    expect(chooseFiles(FILES, { filters: ['receipts', 'looks'] })).toEqual({
      kind: 'e2e',
      files: ['e2e/src/chat/looks.e2e.test.ts', 'e2e/src/swaps/receipts.e2e.test.ts'],
    })
  })

  it('refuses a filter that matches several kinds until one is named', () => {
    expect(() => chooseFiles(FILES, { filters: ['swaps'] })).toThrow('e2e and')
    expect(chooseFiles(FILES, { filters: ['swaps'], kind: 'unit' }).files).toEqual([FILES[0]])
  })

  it('refuses what matches nothing', () => {
    expect(() => chooseFiles(FILES, { filters: ['nowhere'] })).toThrow('no test file matches nowhere')
    expect(() => chooseFiles(FILES, { filters: [] })).toThrow('name a test file')
  })
})
