import type { ProposalView } from '@windhover/core/transactions/proposal'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Note } from '../../../ui/note.tsx'
import { approvalCopy } from './approval-copy.ts'

type PreviewWarningsProps = {
  readonly view: ProposalView
  readonly hasCompared: boolean
  readonly onCompared: (compared: boolean) => void
}

export function PreviewWarnings({ view, hasCompared, onCompared }: PreviewWarningsProps) {
  const { preview, intent } = view
  const to = intent.type === 'transfer' ? intent.to : ''
  const known = preview.warnings.find((warning) => warning.kind === 'look-alike')?.known
  const kinds = new Set(preview.warnings.map(({ kind }) => kind))
  return (
    <>
      {kinds.has('first-time-recipient') && <Note>{approvalCopy.firstTime}</Note>}
      {kinds.has('own-address') && <Note>{approvalCopy.ownAddress}</Note>}
      {known !== undefined && (
        <Note tone="down" title={approvalCopy.lookAlike}>
          <dl className="grid gap-1">
            <Compared label={approvalCopy.known} address={known} other={to} />
            <Compared label={approvalCopy.given} address={to} other={known} />
          </dl>
          <Checkbox
            checked={hasCompared}
            onCheckedChange={onCompared}
            label={approvalCopy.compared}
            className="mt-2"
          />
        </Note>
      )}
    </>
  )
}

const GROUP = 4

type ComparedProps = { readonly label: string; readonly address: string; readonly other: string }

/** In groups of four; those that differ are bold and underlined. */
function Compared({ label, address, other }: ComparedProps) {
  const groups = address.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
  return (
    <div>
      <dt className="text-caption text-3">{label}</dt>
      <dd className="mono flex flex-wrap gap-x-2">
        {groups.map((group, index) => {
          const isSame = other.slice(index * GROUP, index * GROUP + GROUP) === group
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
            <span key={index} className={isSame ? '' : 'font-semibold underline'}>
              {group}
            </span>
          )
        })}
      </dd>
    </div>
  )
}
