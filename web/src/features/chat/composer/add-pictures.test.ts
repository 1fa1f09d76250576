import { describe, expect, it } from 'vitest'
import { pictureProblem } from './add-pictures.ts'

const MB = 1024 * 1024

describe('pictureProblem', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('R1-238 takes %s', (type) =>
    expect(pictureProblem({ type, size: 5 * MB }, 9)).toBeNull(),
  )
  it.each(['image/svg+xml', 'application/pdf', ''])('R1-238 does not take %j', (type) =>
    expect(pictureProblem({ type, size: 1 }, 0)).toBe('Only PNG, JPG, GIF and WEBP images can be uploaded.'),
  )
  it('G16: not more than 5 MB, and ten of them', () => {
    expect(pictureProblem({ type: 'image/png', size: 5 * MB + 1 }, 0)).toBe(
      'File size should be less than 5MB',
    )
    expect(pictureProblem({ type: 'image/png', size: 1 }, 10)).toBe('At most 10 pictures in one message.')
  })
})
