import { formatDay } from '../../../lib/format-when.ts'
import { Note } from '../../../ui/note.tsx'
import type { Recipient } from '../api/list-recipients.ts'
import { warningCopy } from '../copy.ts'
import type { SendFormState } from '../use-send-form.ts'
import { LookAlikeNote } from './look-alike-note.tsx'

/** What to look at twice; only what was said of the address that stands in the field now. */
export function RecipientWarnings({
  form,
  recipients,
}: {
  form: SendFormState
  recipients: readonly Recipient[]
}) {
  const { preview, address } = form
  if (preview.state !== 'known' || address === null) return null
  return preview.last.warnings.map((warning) => {
    if (warning.kind === 'look-alike') {
      const paid = recipients.find((each) => each.address === warning.known)
      return (
        <LookAlikeNote
          key={warning.kind}
          known={warning.known}
          now={address}
          paidOn={paid === undefined ? null : formatDay(paid.lastPaidAt)}
        />
      )
    }
    if (warning.kind === 'own-address') {
      return (
        <Note key={warning.kind} className="mt-2">
          {warningCopy.own}
        </Note>
      )
    }
    return null
  })
}
