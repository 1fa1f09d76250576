import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasEnded,
  INTENT_EVENTS,
  INTENT_GROUPS,
  INTENT_STATES,
  type IntentState,
  nextState,
  statesOfGroup,
} from './intent-state.ts'

/** Written out by hand, one column per event in the order of `INTENT_EVENTS`: `-` is no transition. */
const EXPECTED = `
          approved rejected planned signed submitted unclear reconciled lapsed   stepped  confirmed owed      failed expired undone
PROPOSED  APPROVED REJECTED -       -      -         -       -          -        -        -         -         -      EXPIRED -
APPROVED  -        REJECTED PLANNED -      -         -       -          -        -        -         CONFIRMED FAILED EXPIRED SUBMITTED
PLANNED   -        REJECTED -       SIGNED -         -       -          -        -        -         CONFIRMED FAILED EXPIRED SUBMITTED
SIGNED    -        -        -       -      SUBMITTED UNKNOWN -          APPROVED APPROVED CONFIRMED CONFIRMED FAILED EXPIRED SUBMITTED
SUBMITTED -        -        -       -      -         UNKNOWN -          APPROVED APPROVED CONFIRMED CONFIRMED FAILED EXPIRED SUBMITTED
CONFIRMED -        -        -       -      -         -       -          -        -        -         -         -      -       SUBMITTED
FAILED    -        -        -       -      -         -       -          -        -        CONFIRMED -         -      -       -
EXPIRED   -        -        -       -      -         -       -          -        -        CONFIRMED -         -      -       -
REJECTED  -        -        -       -      -         -       -          -        -        -         -         -      -       -
UNKNOWN   -        -        -       -      -         -       SUBMITTED  APPROVED APPROVED CONFIRMED CONFIRMED FAILED EXPIRED SUBMITTED
`
const [head = '', ...lines] = EXPECTED.trim().split('\n')
const columns = head.trim().split(/\s+/)
const cells = lines.flatMap((line) => {
  const [state = '', ...values] = line.trim().split(/\s+/)
  return values.map((value, index) => ({
    state,
    event: columns[index] ?? '',
    next: value === '-' ? null : value,
  }))
})

describe('the life of an intent', () => {
  it('knows every state and every event of the table', () => {
    expect(columns).toEqual([...INTENT_EVENTS])
    expect(cells).toHaveLength(INTENT_STATES.length * INTENT_EVENTS.length)
  })

  it('goes from every state with every event where the table says, or nowhere', () => {
    const wrong = INTENT_STATES.flatMap((state) =>
      INTENT_EVENTS.flatMap((event) => {
        const expected = cells.find((cell) => cell.state === state && cell.event === event)?.next ?? null
        const next = nextState(state, event)
        return next === expected ? [] : [`${state} + ${event} is ${next}, not ${expected}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('never plans, signs or rejects while the outcome is unknown', () => {
    for (const event of ['planned', 'signed', 'submitted', 'rejected'] as const)
      expect(nextState('UNKNOWN', event)).toBe(null)
  })

  it('confirms at most once between two reorganisations, by whatever way', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INTENT_EVENTS), { maxLength: 60 }), (events) => {
        let state: IntentState = 'PROPOSED'
        let confirmations = 0
        for (const event of events) {
          const next = nextState(state, event)
          if (next === null) continue
          if (event === 'confirmed' || event === 'owed') confirmations += 1
          if (event === 'undone' && state === 'CONFIRMED') confirmations -= 1
          state = next
          expect(confirmations).toBe(state === 'CONFIRMED' ? 1 : 0)
        }
      }),
    )
  })

  it('has an end that only the chain can change', () => {
    const open = INTENT_STATES.filter((state) => !hasEnded(state))
    expect(open).toEqual(['PROPOSED', 'APPROVED', 'PLANNED', 'SIGNED', 'SUBMITTED', 'UNKNOWN'])
    for (const state of INTENT_STATES.filter(hasEnded))
      for (const event of INTENT_EVENTS.filter((each) => each !== 'confirmed' && each !== 'undone'))
        expect(nextState(state, event)).toBe(null)
  })

  it('puts every state in exactly one group that people can ask for', () => {
    expect(INTENT_GROUPS.flatMap(statesOfGroup).toSorted()).toEqual([...INTENT_STATES].toSorted())
    expect(statesOfGroup('done')).toEqual(['CONFIRMED'])
    expect(statesOfGroup('failed')).toEqual(['FAILED', 'EXPIRED', 'REJECTED'])
  })
})
