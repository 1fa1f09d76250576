import { describe, expect, it } from 'vitest'
import type { AttackResult } from './attack-result.ts'
import type { FuzzResult } from './fuzz/tally.ts'
import { describeResult, findSurprises, type TakeoverResult } from './takeover-result.ts'

const attack = (expected: AttackResult['expected'], outcome: AttackResult['outcome']): AttackResult => ({
  name: 'value withheld',
  line: 'a line',
  expected,
  outcome,
  durationMs: 1,
})
const fuzz = (fields: Partial<FuzzResult>): FuzzResult => ({
  families: [],
  controls: { asked: 1, signed: 1 },
  unaccounted: 0,
  durationMs: 1,
  ...fields,
})
const family = (expected: AttackResult['expected'], signed: number) => ({
  name: 'a signature of noise' as const,
  expected,
  tries: 10,
  signed,
})
const result = (fields: Partial<TakeoverResult>): TakeoverResult => ({
  seed: 'x',
  attacks: [],
  forged: null,
  slots: null,
  holes: null,
  durationMs: 1,
  ...fields,
})

describe('a run is as the table says', () => {
  it.each([
    ['an open attack moved something', attack('open', { moved: 'a coin' })],
    ['a closed attack was held', attack('closed', { held: 'refused' })],
  ])('where %s', (_, each) => {
    expect(findSurprises(result({ attacks: [each] }))).toEqual([])
  })

  it.each([
    ['a closed attack moved something', attack('closed', { moved: 'a coin' })],
    ['an open attack no longer works', attack('open', { held: 'refused' })],
    ['an attack that is held broke', attack('closed', { broken: 'no node' })],
    ['an attack that works broke', attack('open', { broken: 'no node' })],
  ])('but not where %s', (_, each) => {
    expect(findSurprises(result({ attacks: [each] }))).toHaveLength(1)
  })

  it('says of an attack that was not tried neither that it works nor that it is held', () => {
    const run = result({ attacks: [attack('closed', { 'not tried': 'one user for all processes' })] })
    expect(findSurprises(run)).toEqual([])
    expect(describeResult(run).slice(0, 2)).toEqual([
      '1 attacks: 0 work, 0 are held',
      'NOT TRIED: value withheld: one user for all processes',
    ])
  })

  it.each([
    ['a closed family got a signature', fuzz({ families: [family('closed', 1)] }), 1],
    ['a closed family got none', fuzz({ families: [family('closed', 0)] }), 0],
    ['an open family got none', fuzz({ families: [family('open', 0)] }), 1],
    ['an open family got one', fuzz({ families: [family('open', 1)] }), 0],
    ['what was approved is refused', fuzz({ controls: { asked: 2, signed: 1 } }), 1],
    ['the ledger knows of more', fuzz({ unaccounted: 3 }), 1],
    ['what owners have has changed', fuzz({ altered: 1 }), 1],
  ])('the fuzzer: %s', (_, forged, count) => {
    expect(findSurprises(result({ forged }))).toHaveLength(count)
    expect(findSurprises(result({ slots: forged }))).toHaveLength(count)
  })

  it.each([
    ['found', { moved: 'a coin' }, { held: 'refused' }, 0],
    ['not found', { held: 'refused' }, { held: 'refused' }, 1],
    ['found where there is none', { moved: 'a coin' }, { moved: 'a coin' }, 1],
  ] as const)('a planted hole is %s', (_, open, healthy, count) => {
    const hole = { hole: 'pause-ignored', attack: 'paid out of a paused vault', open, healthy } as const
    expect(findSurprises(result({ holes: [hole] }))).toHaveLength(count)
  })
})
