import type { ChainId } from '@windhover/core/chains/chain'
import { comparableAddress, contactNetworkOf } from '@windhover/core/contacts/contact-network'
import type { ContactView } from '@windhover/core/contacts/contract'
import { comparableName } from '@windhover/core/contacts/read-contact-name'
import type { Recipient } from './api/list-recipients.ts'

/** Somebody who can be paid on the chain. */
export type Person = {
  readonly address: string
  /** Null: paid before, without a name. */
  readonly name: string | null
  /** Null: never paid by this vault. */
  readonly paid: Recipient | null
}

export type People = {
  readonly contacts: readonly Person[]
  readonly recent: readonly Person[]
  /** Contacts that cannot be paid here. */
  readonly elsewhere: readonly ContactView[]
}

const RECENT_MAX = 5
const ELSEWHERE_MAX = 3

type Known = {
  readonly chain: ChainId
  readonly contacts: readonly ContactView[]
  readonly recipients: readonly Recipient[]
  readonly typed: string
}

/** People before addresses: those who were paid last stand first; what was typed is looked for in names and addresses. */
export function listPeople({ chain, contacts, recipients, typed }: Known): People {
  const network = contactNetworkOf(chain)
  const matches = matcher(typed)
  const here = contacts.filter((contact) => contact.network === network)
  const named = new Set(here.map(({ address }) => comparableAddress(address)))
  const paidTo = new Map(recipients.map((paid) => [comparableAddress(paid.address), paid]))
  const people = here.map(({ address, name }) => ({
    address,
    name,
    paid: paidTo.get(comparableAddress(address)) ?? null,
  }))
  const recent = recipients
    .filter(({ address }) => !named.has(comparableAddress(address)))
    .map((paid) => ({ address: paid.address, name: null, paid }))
  return {
    contacts: people.filter(matches).toSorted(byLastPaid),
    recent: recent.filter(matches).slice(0, RECENT_MAX),
    elsewhere: contacts
      .filter((contact) => contact.network !== network && matches(contact))
      .slice(0, ELSEWHERE_MAX),
  }
}

export function hasPayable({ contacts, recent }: People): boolean {
  return contacts.length + recent.length > 0
}

function matcher(typed: string): (one: { name: string | null; address: string }) => boolean {
  const wanted = comparableName(typed.trim())
  return ({ name, address }) =>
    (name !== null && comparableName(name).includes(wanted)) || address.toLowerCase().startsWith(wanted)
}

function byLastPaid(one: Person, other: Person): number {
  return (other.paid?.lastPaidAt ?? '').localeCompare(one.paid?.lastPaidAt ?? '')
}
