import type { ChainId } from '../chains/chain.ts'
import { comparableAddress, contactNetworkOf } from './contact-network.ts'
import type { ContactView } from './contract.ts'

type Named = Pick<ContactView, 'name' | 'network' | 'address'>

/** Whose address this is on the chain, or null. */
export function findContact<Contact extends Named>(
  contacts: readonly Contact[],
  chain: ChainId,
  address: string,
): Contact | null {
  const wanted = comparableAddress(address)
  const isMeant = (contact: Contact) =>
    contact.network === contactNetworkOf(chain) && comparableAddress(contact.address) === wanted
  return contacts.find(isMeant) ?? null
}
