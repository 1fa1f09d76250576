import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorText } from '../../../lib/api/api-error.ts'
import { settingsCopy } from '../copy.ts'
import { viewVaultKey } from './view-vault-key.ts'

afterEach(() => vi.unstubAllGlobals())

describe('viewVaultKey', () => {
  it('R1-264 without a key in this browser makes no call and says to set one up', async () => {
    const calls: unknown[] = []
    vi.stubGlobal('fetch', (...call: unknown[]) => calls.push(call))
    const failure = await viewVaultKey('1042').catch((error: unknown) => error)
    expect(errorText(failure, settingsCopy.viewFailed)).toBe(
      'API key not found. Please set up your vault API key.',
    )
    expect(calls).toEqual([])
  })
})

describe('texts of Settings', () => {
  it('R1-321 falls back to the generic sentence when the server gave none', () => {
    expect(errorText(new TypeError('network'), settingsCopy.viewFailed)).toBe('Failed to view API key')
  })
})
