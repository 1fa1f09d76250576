import { describe, expect, it } from 'vitest'
import type { AlertRule } from './contract.ts'
import { sayFiring, sayRepeat, sayRule } from './say-alert.ts'

const JUP = { chain: 'solana', address: 'JUPyiwr', symbol: 'JUP', name: 'Jupiter' } as const

describe('an alert as a sentence', () => {
  it.each<[AlertRule, number | null, string, string]>([
    [{ kind: 'price', side: 'above', priceUsd: 0.55 }, 0.5512, 'Price above $0.5500', 'JUP is above $0.5500'],
    [
      { kind: 'price', side: 'below', priceUsd: 0.00001874 },
      0.000018,
      'Price below $0.0₄1874',
      'JUP is below $0.0₄1874',
    ],
    [{ kind: 'volume', times: 2 }, 2.4, 'Volume doubles in 1 h', 'Volume of JUP doubled in 1 h'],
    [{ kind: 'volume', times: 3 }, 3.1, 'Volume triples in 1 h', 'Volume of JUP tripled in 1 h'],
    [{ kind: 'volume', times: 10 }, 11, 'Volume grows tenfold in 1 h', 'Volume of JUP grew tenfold in 1 h'],
    [{ kind: 'whale', valueUsd: 100_000 }, 128_400, 'One buy above $100K', 'One buy of JUP for $128.4K'],
    [{ kind: 'whale', valueUsd: 250 }, null, 'One buy above $250', 'One buy of JUP for $250'],
    [{ kind: 'graduation' }, null, 'Leaves its bonding curve', 'JUP left its bonding curve'],
  ])('%o', (rule, observed, asked, happened) => {
    expect(sayRule(rule)).toBe(asked)
    expect(sayFiring({ token: JUP, rule, observed })).toBe(happened)
  })

  it('shows no letter that a stranger hid in the name of a token', () => {
    const rule = { kind: 'graduation' } as const
    const named = (symbol: string) => sayFiring({ token: { ...JUP, symbol }, rule, observed: null })
    expect(named('\u202eCDSU\u202c')).toBe('CDSU left its bonding curve')
    expect(named('\u200b')).toBe('A token left its bonding curve')
    expect(named('A'.repeat(200))).toBe(`${'A'.repeat(19)}… left its bonding curve`)
  })

  it('says how often', () => {
    expect([sayRepeat('once'), sayRepeat('hourly')]).toEqual(['once', 'every time, at most 1 an hour'])
  })
})
