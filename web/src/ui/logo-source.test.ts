import { describe, expect, it } from 'vitest'
import { isAllowedLogoSource } from './logo-source.ts'

describe('isAllowedLogoSource', () => {
  it.each(['https://host/a.png', 'http://host/a.png', 'HTTPS://host/a.png', '/tokens/a.png'])(
    'takes %s',
    (source) => {
      expect(isAllowedLogoSource(source)).toBe(true)
    },
  )

  it.each([
    '//host/a.png',
    '/\\host/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'ipfs://cid',
    'tokens/a.png',
    'https:/host',
    ' https://host/a.png',
    '',
    null,
    undefined,
  ])('refuses %s', (source) => {
    expect(isAllowedLogoSource(source)).toBe(false)
  })
})
