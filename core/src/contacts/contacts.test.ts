import { describe, expect, it } from 'vitest'
import { checkNewContact, checkRename, type NewContact } from './check-contact.ts'
import { CONTACTS_PER_PERSON_MAX } from './constants.ts'
import type { ContactView } from './contract.ts'
import { contactErrors } from './errors.ts'
import { findContact } from './find-contact.ts'
import { readContactName } from './read-contact-name.ts'

const SOL = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const EVM = '0xde709f2102306220921060314715629080e2fb77'
const marta: ContactView = { id: 'a', name: 'Marta', network: 'solana', address: SOL }
const bureau: ContactView = { id: 'b', name: 'Marta', network: 'evm', address: EVM }
const codeOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'nothing was thrown'
}

describe('the name of a contact', () => {
  it('is kept without needless spaces and without what cannot be seen', () => {
    expect(readContactName('  Dev   house rent ')).toBe('Dev house rent')
    expect(readContactName('Mar\u202Eta\u200B')).toBe('Marta')
    expect(readContactName('Zoë')).toBe('Zoë')
  })

  it.each([
    ['', contactErrors.badName],
    ['   ', contactErrors.badName],
    ['m'.repeat(41), contactErrors.badName],
    ['\u200B\u202E', contactErrors.badName],
    [SOL, contactErrors.nameIsAddress],
    [EVM, contactErrors.nameIsAddress],
    ['0.0.1234', contactErrors.nameIsAddress],
  ])('refuses %j', (typed, error) => {
    expect(codeOf(() => readContactName(typed))).toBe(error().code)
  })

  it('counts a letter outside the basic plane once', () => {
    expect(readContactName('🦅'.repeat(40))).toHaveLength(80)
  })
})

describe('a new contact', () => {
  const add = (change: Partial<NewContact>, known: readonly ContactView[] = [marta]) =>
    checkNewContact(known, { name: 'Jonas', network: 'evm', address: EVM, ...change })

  it('is kept with its address as it was written', () => {
    expect(add({ address: ` ${EVM} ` })).toEqual({ name: 'Jonas', network: 'evm', address: EVM })
    expect(add({ network: 'hedera', address: '0.0.1234' }).address).toBe('0.0.1234')
    expect(add({ network: 'hedera' }).address).toBe(EVM)
  })

  it('needs an address of its network', () => {
    const refused = contactErrors.badAddress().code
    expect(codeOf(() => add({ address: SOL }))).toBe(refused)
    expect(codeOf(() => add({ network: 'solana' }))).toBe(refused)
    expect(codeOf(() => add({ address: '0.0.1234' }))).toBe(refused)
    expect(codeOf(() => add({ address: '0xDe709f2102306220921060314715629080e2fb77' }))).toBe(refused)
  })

  it('takes a name and an address once on a network', () => {
    expect(codeOf(() => add({ name: 'MARTA', address: EVM }, [bureau]))).toBe(
      contactErrors.addressTaken().code,
    )
    expect(codeOf(() => add({ address: EVM.toUpperCase().replace('0X', '0x') }, [bureau]))).toBe(
      contactErrors.addressTaken().code,
    )
    const other = '0x1111111111111111111111111111111111111111'
    expect(codeOf(() => add({ name: 'marta', address: other }, [bureau]))).toBe(
      contactErrors.nameTaken().code,
    )
    expect(add({ name: 'Marta' }).name).toBe('Marta')
  })

  it('finds no room above the limit', () => {
    const many = Array.from({ length: CONTACTS_PER_PERSON_MAX }, (_, at) => ({
      ...marta,
      id: `${at}`,
      name: `n${at}`,
    }))
    expect(codeOf(() => add({}, many))).toBe(contactErrors.tooMany().code)
  })

  it('can be renamed, but not to a name that another one has there', () => {
    const jonas = { ...marta, id: 'c', name: 'Jonas' }
    expect(checkRename([marta, bureau, jonas], jonas, ' Jonas B ')).toBe('Jonas B')
    expect(checkRename([marta, jonas], jonas, 'JONAS')).toBe('JONAS')
    expect(codeOf(() => checkRename([marta, jonas], jonas, 'marta'))).toBe(contactErrors.nameTaken().code)
  })
})

describe('finding a contact', () => {
  it('takes an EVM address on Ethereum and BSC alike, and on no other chain', () => {
    const spelled = EVM.toUpperCase().replace('0X', '0x')
    expect(findContact([marta, bureau], 'ethereum', spelled)).toBe(bureau)
    expect(findContact([marta, bureau], 'bsc', EVM)).toBe(bureau)
    expect(findContact([marta, bureau], 'hedera', EVM)).toBeNull()
    expect(findContact([marta, bureau], 'solana', SOL.toLowerCase())).toBeNull()
  })
})
