import { cx } from '../../../ui/cx.ts'
import { Note } from '../../../ui/note.tsx'
import { warningCopy } from '../copy.ts'
import { groupAddress } from '../group-address.ts'

type LookAlikeNoteProps = {
  readonly known: string
  readonly now: string
  /** When the known one was paid, or null. */
  readonly paidOn: string | null
}

export function LookAlikeNote({ known, now, paidOn }: LookAlikeNoteProps) {
  return (
    <div role="alert" className="mt-2">
      <Note tone="down" title={warningCopy.lookAlikeTitle}>
        <p className="text-2">{warningCopy.lookAlike(paidOn)}</p>
        <dl className="mono mt-1.5 grid grid-cols-[auto_1fr] gap-x-2 gap-y-1">
          <dt className="text-2">{warningCopy.known}</dt>
          <Groups address={known} other={now} />
          <dt className="text-2">{warningCopy.now}</dt>
          <Groups address={now} other={known} />
        </dl>
      </Note>
    </div>
  )
}

/** Six groups of four to a line, as people compare them. */
function Groups({ address, other }: { address: string; other: string }) {
  return (
    <dd className="grid grid-cols-[repeat(6,max-content)] gap-x-2">
      {groupAddress(address, other).map(({ at, text, differs }) => (
        <span key={at} className={cx(differs && 'font-semibold underline underline-offset-3')}>
          {text}
        </span>
      ))}
    </dd>
  )
}
