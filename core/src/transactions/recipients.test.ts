import { describe, expect, it } from 'vitest'
import { checkRecipient } from './recipients.ts'

const ME = '0x52908400098527886E0F7030069857D2E4169EE7'
const FRIEND = '0xde709f2102306220921060314715629080e2fb77'
const SOL_FRIEND = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const SOL_TWIN = '9xQeAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVFin'

const check = (recipient: string, known: readonly string[] = [FRIEND, SOL_FRIEND]) =>
  checkRecipient({ recipient, own: [ME], known, contacts: [] })

describe('looking twice at a recipient', () => {
  it('says nothing about somebody paid before, however the address is written', () => {
    expect(check(FRIEND)).toEqual([])
    expect(check(FRIEND.toUpperCase().replace('0X', '0x'))).toEqual([])
  })

  it('marks the first payment to an address', () => {
    expect(check('0x1111111111111111111111111111111111111111')).toEqual([{ kind: 'first-time-recipient' }])
  })

  it('warns of an address with the ends of a known one and another middle', () => {
    const twin = `0xde70${'0'.repeat(32)}fb77`
    expect(check(twin)).toEqual([{ kind: 'look-alike', known: FRIEND }, { kind: 'first-time-recipient' }])
    expect(check(SOL_TWIN)[0]).toEqual({ kind: 'look-alike', known: SOL_FRIEND })
  })

  it('needs both ends, four characters each, not counting 0x', () => {
    expect(check(`0xde71${'0'.repeat(32)}fb77`)).toEqual([{ kind: 'first-time-recipient' }])
    expect(check(`0xde70${'0'.repeat(32)}fb78`)).toEqual([{ kind: 'first-time-recipient' }])
  })

  it('tells letter case apart where it matters', () => {
    expect(check(SOL_TWIN.replace('9xQe', '9xqe'))).toEqual([{ kind: 'first-time-recipient' }])
  })

  it('recognises the own address, and one made to look like it', () => {
    expect(check(ME.toLowerCase())).toEqual([{ kind: 'own-address' }])
    expect(check(`0x5290${'0'.repeat(32)}9ee7`)[0]).toEqual({ kind: 'look-alike', known: ME })
  })

  it('warns of the twin of a contact, paid or not', () => {
    const unpaid = { own: [ME], known: [], contacts: [SOL_FRIEND] }
    expect(checkRecipient({ ...unpaid, recipient: SOL_TWIN })).toEqual([
      { kind: 'look-alike', known: SOL_FRIEND },
      { kind: 'first-time-recipient' },
    ])
  })

  it('is not calmed by a name: a contact that was never paid is new, and one that imitates another is told', () => {
    const named = { own: [ME], contacts: [SOL_TWIN] }
    expect(checkRecipient({ ...named, recipient: SOL_TWIN, known: [] })).toEqual([
      { kind: 'first-time-recipient' },
    ])
    expect(checkRecipient({ ...named, recipient: SOL_TWIN, known: [SOL_FRIEND] })[0]).toEqual({
      kind: 'look-alike',
      known: SOL_FRIEND,
    })
  })

  it('has nothing to compare in account numbers', () => {
    expect(check('0.0.1234', ['0.0.1235'])).toEqual([{ kind: 'first-time-recipient' }])
  })
})
