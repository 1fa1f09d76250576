import { type ContactNetwork, comparableAddress } from '@windhover/core/contacts/contact-network'
import type { ContactView } from '@windhover/core/contacts/contract'
import type { ContactChoice } from './choice.ts'

type Paid = { readonly address: string; readonly times: number }

export type ContactFacts = {
  readonly contacts: readonly ContactView[]
  readonly paid: readonly Paid[]
  /** Where the token can be sent; null where nobody can say yet. */
  readonly networks: readonly ContactNetwork[] | null
  readonly typed: string
}

const FITS_MAX = 6

/** Those whose name, or a word of it, begins so; who is paid most often first. */
export function listContacts({ contacts, paid, networks, typed }: ContactFacts): readonly ContactChoice[] {
  const wanted = typed.trim().toLowerCase()
  const times = new Map<string, number>()
  for (const each of paid) {
    const address = comparableAddress(each.address)
    times.set(address, (times.get(address) ?? 0) + each.times)
  }
  return contacts
    .filter(({ network }) => networks?.includes(network) ?? true)
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`))
    .map(({ id, name, address }) => ({
      kind: 'contact' as const,
      id,
      // Two people may have one name on different networks.
      text: contacts.filter((other) => sameName(other.name, name)).length > 1 ? address : name,
      name,
      address,
      times: times.get(comparableAddress(address)) ?? 0,
    }))
    .toSorted((one, other) => other.times - one.times)
    .slice(0, FITS_MAX)
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
