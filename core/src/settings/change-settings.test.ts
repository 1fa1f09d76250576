import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeSettings } from './change-settings.ts'
import { DEFAULT_SETTINGS, type SettingsChange, settingsChange } from './contract.ts'
import { readSettings } from './read-settings.ts'

const change = (asked: SettingsChange, from = DEFAULT_SETTINGS) => changeSettings(from, asked)

describe('changeSettings', () => {
  it('R1-176 R1-179 changes what is named and leaves the rest', () => {
    const asked = { swapSlippage: 3, safeMode: false, showQuickBuy: false, dismissedNotes: ['welcome'] }
    expect(change(asked)).toEqual({ ...DEFAULT_SETTINGS, ...asked })
    expect(change({ toolCategories: ['messari'] }).toolCategories).toEqual(['messari'])
  })

  it('R1-177 changes one preset and leaves the others', () => {
    expect(change({ buyPresets: { trenches: [0.5] } }).buyPresets).toEqual({
      trenches: [0.5],
      promptBuy: 0.1,
      ethereum: 0.01,
      hedera: 100,
    })
    expect(settingsChange.safeParse({ buyPresets: { trenches: [1, 2] } }).success).toBe(false)
    expect(settingsChange.safeParse({ buyPresets: { hedera: -1 } }).success).toBe(false)
  })

  it('R1-178 adds to and takes from the list of one network', () => {
    const hidden = change({ add: { hiddenSolanaTokens: ['a', 'b'], hiddenEvmTokens: ['1:0x1'] } })
    expect(hidden).toMatchObject({ hiddenSolanaTokens: ['a', 'b'], hiddenEvmTokens: ['1:0x1'] })
    expect(change({ add: { hiddenSolanaTokens: ['a', 'c'] } }, hidden).hiddenSolanaTokens).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(change({ remove: { hiddenSolanaTokens: ['a'] } }, hidden).hiddenSolanaTokens).toEqual(['b'])
    expect(hidden.hiddenHederaTokens).toEqual([])
  })

  it('R1-227 switches categories on and off, beside those a new vault begins with', () => {
    const more = change({ add: { toolCategories: ['messari'] } })
    expect(more.toolCategories).toEqual(['platform-features', 'solana', 'ethereum', 'hedera', 'messari'])
    expect(change({ remove: { toolCategories: ['solana', 'hedera'] } }, more).toolCategories).toEqual([
      'platform-features',
      'ethereum',
      'messari',
    ])
  })

  it('is the same done twice, and the order of two additions loses nothing', () => {
    const token = fc.string({ minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.uniqueArray(token), fc.uniqueArray(token), (some, others) => {
        const one = { add: { hiddenEvmTokens: some } }
        const other = { add: { hiddenEvmTokens: others } }
        const both = change(other, change(one))
        expect(change(other, both)).toEqual(both)
        expect(new Set(change(one, change(other)).hiddenEvmTokens)).toEqual(new Set(both.hiddenEvmTokens))
      }),
    )
  })
})

describe('readSettings', () => {
  it('begins with the presets that were decided (decision G41)', () => {
    expect(readSettings(null).buyPresets).toEqual({
      trenches: [0.1],
      promptBuy: 0.1,
      ethereum: 0.01,
      hedera: 100,
    })
    expect(readSettings(null).safeMode).toBe(true)
  })

  it.each([undefined, null, 'text', 7, [], {}])('answers the defaults for %j', (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })

  it('fills in what came later and drops what does not pass, each field alone', () => {
    const stored = {
      swapSlippage: 4.5,
      pumpSlippage: 99,
      buyPresets: { promptBuy: 7, hedera: 'much' },
      safeMode: 'yes',
      hiddenSolanaTokens: ['a'],
      gone: true,
    }
    expect(readSettings(stored)).toEqual({
      ...DEFAULT_SETTINGS,
      swapSlippage: 4.5,
      hiddenSolanaTokens: ['a'],
      buyPresets: { ...DEFAULT_SETTINGS.buyPresets, promptBuy: 7 },
    })
  })
})
