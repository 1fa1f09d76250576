import { describe, expect, it } from 'vitest'
import { cleanLines } from './clean-lines.ts'

describe('cleanLines', () => {
  it('keeps lines and takes away what cannot be seen in them', () => {
    const hidden = String.fromCodePoint(0xe0073, 0xe0065, 0xe006e, 0xe0064)
    expect(cleanLines(`  Buy\u200b low \r\nsell${hidden} \u202ehigh\n\n\n\nthen\u0000 rest\n`)).toBe(
      'Buy low\nsell high\n\nthen rest',
    )
  })

  it('cuts nothing off', () => {
    expect(cleanLines('x'.repeat(2_000))).toHaveLength(2_000)
  })

  it('leaves nothing of what shows nothing', () => {
    expect(cleanLines('\u200b\u2060\n\u3164')).toBe('')
  })
})
