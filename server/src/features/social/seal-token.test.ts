import { expect, it } from 'vitest'
import { createTokenSeal } from './seal-token.ts'

const seal = createTokenSeal('a secret that is long enough for tests')
const place = { vaultId: '7', kind: 'access' } as const

it('opens what it sealed, where it was sealed, and nothing else', () => {
  const sealed = seal.seal('token', place)
  expect(seal.open(sealed, place)).toBe('token')
  expect(sealed).not.toBe(seal.seal('token', place))
  expect(seal.open(sealed, { ...place, vaultId: '8' })).toBeNull()
  expect(seal.open(sealed, { ...place, kind: 'refresh' })).toBeNull()
  expect(createTokenSeal('another secret that is long enough').open(sealed, place)).toBeNull()
  const flipped = Buffer.from(sealed, 'base64url')
  flipped[20] = (flipped[20] ?? 0) ^ 1
  expect(seal.open(flipped.toString('base64url'), place)).toBeNull()
  expect(seal.open('short', place)).toBeNull()
})
