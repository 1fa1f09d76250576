import type { ContactView } from '@windhover/core/contacts/contract'
import { describe, expect, it } from 'vitest'
import { hasPayable, listPeople } from './list-people.ts'

const SOL = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const EVM = '0xde709f2102306220921060314715629080e2fb77'
const contact = (name: string, network: ContactView['network'], address: string): ContactView => ({
  id: name,
  name,
  network,
  address,
})
const contacts = [
  contact('Anna', 'solana', 'AnnaAddress'),
  contact('Exchange', 'evm', EVM),
  contact('Marta', 'solana', SOL),
]
const paid = (address: string, day: number) => ({
  address,
  times: 1,
  lastPaidAt: `2026-05-0${day}T00:00:00Z`,
})
const list = (typed = '', chain: 'solana' | 'ethereum' | 'bsc' = 'solana') =>
  listPeople({ chain, contacts, recipients: [paid('Other', 5), paid(SOL, 4)], typed })

describe('whom a send dialog offers', () => {
  it('has contacts of the network first, those paid last before the others, then who was paid without a name', () => {
    const { contacts: here, recent, elsewhere } = list()
    expect(here.map(({ name, paid: times }) => [name, times?.times ?? null])).toEqual([
      ['Marta', 1],
      ['Anna', null],
    ])
    expect(recent.map(({ address }) => address)).toEqual(['Other'])
    expect(elsewhere.map(({ name }) => name)).toEqual(['Exchange'])
  })

  it('takes an EVM contact on Ethereum and BSC, however its address is written', () => {
    for (const chain of ['ethereum', 'bsc'] as const) {
      const people = listPeople({
        chain,
        contacts,
        recipients: [paid(EVM.toUpperCase().replace('0X', '0x'), 1)],
        typed: '',
      })
      expect(people.contacts.map(({ name, paid: known }) => [name, known !== null])).toEqual([
        ['Exchange', true],
      ])
      expect(people.recent).toEqual([])
    }
  })

  it('looks for what was typed in names and at the start of addresses', () => {
    expect(list('mar').contacts.map(({ name }) => name)).toEqual(['Marta'])
    expect(list('9xq').contacts.map(({ name }) => name)).toEqual(['Marta'])
    expect(hasPayable(list('exch'))).toBe(false)
    expect(list('exch').elsewhere).toHaveLength(1)
  })
})
