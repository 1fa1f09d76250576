import type { ChainId } from '@windhover/core/chains/chain'
import { findContact } from '@windhover/core/contacts/find-contact'
import type { PreviewView } from '@windhover/core/transactions/contract'
import { useContacts } from '../lib/contacts/use-contacts.ts'
import { Note } from '../ui/note.tsx'
import { LookAlikeNote } from './look-alike-note.tsx'
import { recipientCopy } from './recipient-copy.ts'

type Warning = PreviewView['warnings'][number]

type RecipientWarningsProps = {
  readonly chain: ChainId
  readonly warnings: readonly Warning[]
  readonly address: string
  /** When an address was paid before, as a day, or null. */
  readonly paidOn: (address: string) => string | null
}

/** What to look at twice before money goes to this address. A contact's name takes none of it away. */
export function RecipientWarnings({ chain, warnings, address, paidOn }: RecipientWarningsProps) {
  const contacts = useContacts()
  const nameOf = (known: string) => findContact(contacts, chain, known)?.name ?? null
  const isLookAlike = warnings.some(({ kind }) => kind === 'look-alike')
  return warnings.map((warning) => {
    switch (warning.kind) {
      case 'look-alike':
        return (
          <LookAlikeNote
            key={warning.kind}
            known={warning.known}
            now={address}
            contact={nameOf(warning.known)}
            paidOn={paidOn(warning.known)}
          />
        )
      case 'first-time-recipient':
        // A look-alike was never paid either, and its own note says more.
        return isLookAlike ? null : (
          <Note key={warning.kind} tone="warn" title={recipientCopy.firstTitle}>
            {recipientCopy.first(nameOf(address))}
          </Note>
        )
      case 'own-address':
        return <Note key={warning.kind}>{recipientCopy.own}</Note>
      default:
        return null
    }
  })
}

/** An address that was never paid, or that only looks like one that was: a person has to read it. */
export function needsComparing(preview: Pick<PreviewView, 'warnings'> | null): boolean {
  return (preview?.warnings ?? []).some(
    ({ kind }) => kind === 'look-alike' || kind === 'first-time-recipient',
  )
}
