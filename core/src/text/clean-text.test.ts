import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

describe('cleanText', () => {
  it.each([
    ['zero width', 'US\u200bD\u200d\u2060C\ufeff', 'USDC'],
    ['bidi', '\u202eCDSU\u202c\u2066x\u2069', 'CDSUx'],
    ['tags', `USDC${String.fromCodePoint(0xe0073, 0xe0065, 0xe006e, 0xe0064)}`, 'USDC'],
    ['control', 'a\u0000b\u001b[31mc\nd', 'a b [31mc d'],
    ['separators', 'a\u2028b\u2029c', 'a b c'],
    ['fillers', 'a\u3164\u115f\u2800b', 'ab'],
    ['private and lone halves', 'a\ue000\ud800b', 'ab'],
    ['towers of accents', `a${'\u0301\u0302\u0303\u0304\u0305'}`, 'á\u0302\u0303'],
    ['white space', '  Jupiter \t Official  ', 'Jupiter Official'],
  ])('takes away %s', (_what, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  it.each(['Bonk', 'ДОМИК', '柴犬', '🐸 Pepe', "Moo Deng's", 'USDC[hts]'])('leaves %s as it is', (name) => {
    expect(cleanText(name)).toBe(name)
  })

  it('cuts what is too long, by characters and not by halves of them', () => {
    expect(cleanText('🐸'.repeat(90), 10)).toBe(`${'🐸'.repeat(9)}…`)
  })
})
