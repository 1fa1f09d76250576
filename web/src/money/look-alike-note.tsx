import { Note } from '../ui/note.tsx'
import { GroupedAddress } from './grouped-address.tsx'
import { recipientCopy } from './recipient-copy.ts'

type LookAlikeNoteProps = {
  readonly known: string
  readonly now: string
  /** What the person calls the known one, or null. */
  readonly contact: string | null
  /** When the known one was paid, or null. */
  readonly paidOn: string | null
}

export function LookAlikeNote({ known, now, contact, paidOn }: LookAlikeNoteProps) {
  return (
    <div role="alert">
      <Note tone="down" title={recipientCopy.lookAlikeTitle}>
        <p className="text-2">{recipientCopy.lookAlike({ contact, day: paidOn })}</p>
        <dl className="mono mt-1.5 grid grid-cols-[auto_1fr] gap-x-2 gap-y-1">
          <dt className="text-2">{recipientCopy.known}</dt>
          <dd>
            <GroupedAddress address={known} other={now} />
          </dd>
          <dt className="text-2">{recipientCopy.now}</dt>
          <dd>
            <GroupedAddress address={now} other={known} />
          </dd>
        </dl>
      </Note>
    </div>
  )
}
