import { CONTACTS_PER_PERSON_MAX } from './constants.ts'
import { type ContactNetwork, comparableAddress, isContactAddress } from './contact-network.ts'
import type { ContactView } from './contract.ts'
import { contactErrors } from './errors.ts'
import { comparableName, readContactName } from './read-contact-name.ts'

export type NewContact = Pick<ContactView, 'name' | 'network' | 'address'>

/** The contact as it is kept; throws why it cannot be. On one network a name stands for one address. */
export function checkNewContact(known: readonly ContactView[], typed: NewContact): NewContact {
  const { network } = typed
  const address = typed.address.trim()
  const name = readContactName(typed.name)
  if (!isContactAddress(network, address)) throw contactErrors.badAddress()
  const there = known.filter((contact) => contact.network === network)
  if (there.some((contact) => comparableAddress(contact.address) === comparableAddress(address)))
    throw contactErrors.addressTaken()
  refuseTaken(there, name)
  if (known.length >= CONTACTS_PER_PERSON_MAX) throw contactErrors.tooMany()
  return { name, network, address }
}

/** The contact's next name; throws why it cannot have it. */
export function checkRename(
  known: readonly ContactView[],
  contact: { readonly id: string; readonly network: ContactNetwork },
  typed: string,
): string {
  const name = readContactName(typed)
  const others = known.filter(({ id, network }) => id !== contact.id && network === contact.network)
  refuseTaken(others, name)
  return name
}

function refuseTaken(there: readonly ContactView[], name: string): void {
  const wanted = comparableName(name)
  if (there.some((contact) => comparableName(contact.name) === wanted)) throw contactErrors.nameTaken()
}
