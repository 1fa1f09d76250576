import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'
import { FILE_BYTES_MAX, FILES_AT_ONCE } from './constants.ts'

const check = (name: string, type: string, size = 1) => checkFile({ name, type, size })?.code ?? null

describe('a chosen file', () => {
  it.each([
    ['a.png', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['A.PNG', ''],
    ['a.b.JPEG', ''],
    ['without-ending', 'image/png'],
  ])('R1-253 %s (%s) may be sent', (name, type) => expect(check(name, type)).toBeNull())

  it.each([
    ['a.svg', 'image/svg+xml'],
    ['a.png', 'text/html'],
    ['a.avif', 'image/avif'],
    ['a.pdf', ''],
    ['png', ''],
    ['', ''],
  ])('R1-253 %s (%s) is not worth sending', (name, type) => expect(check(name, type)).toBe('file/wrongType'))

  it('may be as large as 5 MB and not a byte more', () => {
    expect(FILE_BYTES_MAX).toBe(5_242_880)
    expect(FILES_AT_ONCE).toBe(10)
    expect(check('a.png', 'image/png', FILE_BYTES_MAX)).toBeNull()
    const refusal = checkFile({ name: 'a.png', type: 'image/png', size: FILE_BYTES_MAX + 1 })
    expect(refusal?.message).toBe('File size should be less than 5MB')
  })
})
