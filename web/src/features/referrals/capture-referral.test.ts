import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captureReferral } from './capture-referral.ts'

// The three parts of a browser that the capture touches; the real ones are used in the end-to-end tests.
function visit(search: string) {
  const stored = new Map<string, string>()
  const location = { pathname: '/', search, hash: '' }
  vi.stubGlobal('location', location)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  const replaceState = (_state: unknown, _title: string, address: string) => {
    location.search = new URL(address, 'http://x').search
  }
  vi.stubGlobal('window', { location, history: { state: null, replaceState } })
  return { stored, location }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('captureReferral', () => {
  it('R1-019 saves the code of ref with its time', () => {
    const { stored } = visit('?ref=KES-7Q4K')
    captureReferral()
    expect(Object.fromEntries(stored)).toEqual({ referral_code: 'KES-7Q4K', referral_timestamp: '1000' })
  })
  it('R1-020 saves the code of referral under the same keys', () => {
    const { stored } = visit('?referral=KES-7Q4K')
    captureReferral()
    expect(Object.fromEntries(stored)).toEqual({ referral_code: 'KES-7Q4K', referral_timestamp: '1000' })
  })
  it('R1-021 removes both parameters and leaves the others', () => {
    const { location, stored } = visit('?a=1&ref=first&referral=second&app=lp')
    captureReferral()
    expect(location.search).toBe('?a=1&app=lp')
    expect(stored.get('referral_code')).toBe('first')
  })
  it('saves nothing that cannot be a code, and still tidies the address', () => {
    const { location, stored } = visit('?ref=%3Cscript%3E')
    captureReferral()
    expect(stored.size).toBe(0)
    expect(location.search).toBe('')
  })
  it('touches nothing without a code in the link', () => {
    const { location, stored } = visit('?a=1')
    captureReferral()
    expect(stored.size).toBe(0)
    expect(location.search).toBe('?a=1')
  })
})
