import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { ReactNode } from 'react'
import { ContactMark } from '../../../money/contact-mark.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { TokenLogo } from '../../../ui/token-logo.tsx'
import type { People, Person } from '../list-people.ts'
import { peopleCopy } from '../people-copy.ts'

type PeopleListProps = {
  readonly chain: ChainId
  readonly people: People
  readonly onChoose: (address: string) => void
}

/** Under the recipient's field, until it holds an address. */
export function PeopleList({ chain, people, onChoose }: PeopleListProps) {
  const { contacts, recent, elsewhere } = people
  if (contacts.length + recent.length + elsewhere.length === 0) return null
  return (
    <div className="mt-2 grid max-h-65 divide-y overflow-y-auto rounded-md border bg-inset">
      <Group title={peopleCopy.contacts(CHAINS[chain].name)} isEmpty={contacts.length === 0}>
        {contacts.map((person) => (
          <PersonRow key={person.address} person={person} onChoose={() => onChoose(person.address)} />
        ))}
      </Group>
      <Group title={peopleCopy.recent} isEmpty={recent.length === 0}>
        {recent.map((person) => (
          <PersonRow key={person.address} person={person} onChoose={() => onChoose(person.address)} />
        ))}
      </Group>
      <Group title={peopleCopy.elsewhere} isEmpty={elsewhere.length === 0}>
        {elsewhere.map(({ id, name, network, address }) => (
          <li key={id} className="flex h-13 items-center gap-3 px-2.5">
            <ContactMark name={name} />
            <Words name={name} address={address} />
            <span className="flex-none text-caption text-3">{peopleCopy.elsewhereAddress[network]}</span>
          </li>
        ))}
      </Group>
    </div>
  )
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <div className="p-1">
      <p className="px-2.5 pt-1.5 pb-1 text-micro font-medium text-3">{title}</p>
      <ul aria-label={title}>{children}</ul>
    </div>
  )
}

function PersonRow({ person, onChoose }: { person: Person; onChoose: () => void }) {
  const { name, address, paid } = person
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex h-13 w-full items-center gap-3 rounded-sm px-2.5 text-left hover-step -outline-offset-2 hover:bg-hover active:bg-active"
      >
        {name === null ? <TokenLogo symbol={address.replace(/^0x/, '')} /> : <ContactMark name={name} />}
        <Words name={name} address={address} />
        <span className="flex-none text-caption text-3">
          {paid === null ? peopleCopy.neverPaid : peopleCopy.paid(paid.times)}
        </span>
      </button>
    </li>
  )
}

function Words({ name, address }: { name: string | null; address: string }) {
  return (
    <span className="min-w-0 flex-1">
      {name !== null && <span className="block truncate font-medium text-1">{name}</span>}
      <span className="mono block truncate text-caption text-3">
        {name === null ? shortenAddress(address, { head: 10, tail: 10 }) : shortenAddress(address)}
      </span>
    </span>
  )
}
