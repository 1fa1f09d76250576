import { DEFAULT_SETTINGS } from '@windhover/core/settings/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { newestSettings, readKeptSettings, writeKeptSettings } from './settings-cache.ts'

const at = (changedAt: string | null) => ({ vaultId: '7', settings: DEFAULT_SETTINGS, changedAt })
afterEach(() => vi.unstubAllGlobals())

it('keeps the later of two, however they arrive', () => {
  const [early, late] = [at('2026-01-01T00:00:00.001Z'), at('2026-01-01T00:00:00.002Z')]
  expect(newestSettings(early, late)).toBe(late)
  expect(newestSettings(late, early)).toBe(late)
  expect(newestSettings(undefined, at(null)).changedAt).toBeNull()
  expect(newestSettings(early, at(null))).toBe(early)
})

it('reads back what it kept, and makes whole what another version kept', () => {
  const area = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => area.get(key) ?? null,
    setItem: (key: string, text: string) => area.set(key, text),
  })
  expect(readKeptSettings('7')).toBeUndefined()
  const view = { ...at('2026-01-01T00:00:00.001Z'), settings: { ...DEFAULT_SETTINGS, swapSlippage: 4 } }
  writeKeptSettings(view)
  expect(readKeptSettings('7')).toEqual(view)
  area.set('settings:7', '{"settings":{"swapSlippage":9,"lpSlippage":-1}}')
  expect(readKeptSettings('7')).toEqual({
    vaultId: '7',
    settings: { ...DEFAULT_SETTINGS, swapSlippage: 9 },
    changedAt: null,
  })
  for (const text of ['not json', '7', '{}']) {
    area.set('settings:7', text)
    expect(readKeptSettings('7')).toBeUndefined()
  }
})
