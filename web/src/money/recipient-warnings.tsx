import type { PreviewView } from '@windhover/core/transactions/contract'
import { Note } from '../ui/note.tsx'
import { LookAlikeNote } from './look-alike-note.tsx'
import { recipientCopy } from './recipient-copy.ts'

type Warning = PreviewView['warnings'][number]

type RecipientWarningsProps = {
  readonly warnings: readonly Warning[]
  readonly address: string
  /** When an address was paid before, as a day, or null. */
  readonly paidOn: (address: string) => string | null
}

/** What to look at twice before money goes to this address. */
export function RecipientWarnings({ warnings, address, paidOn }: RecipientWarningsProps) {
  const isLookAlike = warnings.some(({ kind }) => kind === 'look-alike')
  return warnings.map((warning) => {
    switch (warning.kind) {
      case 'look-alike':
        return (
          <LookAlikeNote
            key={warning.kind}
            known={warning.known}
            now={address}
            paidOn={paidOn(warning.known)}
          />
        )
      case 'first-time-recipient':
        // A look-alike was never paid either, and its own note says more.
        return isLookAlike ? null : (
          <Note key={warning.kind} tone="warn" title={recipientCopy.firstTitle}>
            {recipientCopy.first}
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
