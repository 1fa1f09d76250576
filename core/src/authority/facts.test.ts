import { describe, expect, it } from 'vitest'
import { attestation, type Fact, factText } from './facts.ts'

const price: Fact = {
  kind: 'price',
  chain: 'ethereum',
  token: 'native',
  decimals: 18,
  usdLow: '2999.5',
  usdHigh: '3000.25',
  sources: ['price-stream', 'pools'],
}

describe('what a witness signs', () => {
  it('is one text, with the world in front', () => {
    expect(factText('practice', { fact: price, at: 1_800_000_000_000 })).toBe(
      'windhover:practice:fact:v1\n{"at":1800000000000,"fact":{"chain":"ethereum","decimals":18,"kind":"price",' +
        '"sources":["price-stream","pools"],"token":"native","usdHigh":"3000.25","usdLow":"2999.5"}}',
    )
  })

  it('does not depend on how its fields were written down', () => {
    const turned = Object.fromEntries(Object.entries(price).toReversed()) as Fact
    expect(factText('live', { at: 1, fact: turned })).toBe(factText('live', { fact: price, at: 1 }))
  })

  it.each(['0', '0.000', '-1', '1e3', '01', '1.', '.5', ' 1', ''])('takes %j for no price', (usdHigh) => {
    const said = { at: 1, key: 'a'.repeat(64), signature: 'b'.repeat(128) }
    expect(attestation.safeParse({ ...said, fact: price }).success).toBe(true)
    expect(attestation.safeParse({ ...said, fact: { ...price, usdHigh } }).success).toBe(false)
  })
})
