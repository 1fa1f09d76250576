import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepOwner, keepOwnerOfWallet, readKnownOwner } from './known-owner.ts'
import { ownerOfHandle, ownerToHandle } from './owner-handle.ts'

const OWNER = 'ab'.repeat(32)
const OTHER = 'cd'.repeat(32)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => void vi.unstubAllGlobals()
})

describe('the owner that a browser knows', () => {
  it('is gone when somebody signs out', () => {
    keepOwner(OWNER)
    expect(readKnownOwner()).toBe(OWNER)
    keepOwner(null)
    expect(readKnownOwner()).toBeNull()
  })

  it('of a wallet stays the first that it signed for, whatever the api names later', () => {
    keepOwnerOfWallet('0x1', OWNER)
    keepOwner(null)
    keepOwnerOfWallet('0x1', OTHER)
    expect(readKnownOwner()).toBe(OWNER)
    keepOwnerOfWallet('0x2', OTHER)
    expect(readKnownOwner()).toBe(OTHER)
  })
})

describe('the handle of a passkey', () => {
  it('keeps the owner to the letter', () => {
    expect(ownerOfHandle(ownerToHandle(OWNER))).toBe(OWNER)
  })

  it.each([undefined, null, 7, '', 'c2hvcnQ', `${ownerToHandle(OWNER)}AAAA`])(
    '%j names no owner',
    (handle) => {
      expect(ownerOfHandle(handle)).toBeNull()
    },
  )
})
