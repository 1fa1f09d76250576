import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import { cx } from '../../../ui/cx.ts'
import { approvalCopy } from './approval-copy.ts'

/** What did not come from the person, and where it did come from. */
export function ProvenanceList({ view: { provenance } }: { readonly view: ProposedIntent }) {
  const others = provenance.flatMap((each) => {
    const origin = approvalCopy.provenance[each.from]
    return origin === null ? [] : [{ ...each, origin }]
  })
  if (others.length === 0) return null
  return (
    <ul aria-label={approvalCopy.from} className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-3">
      {others.map(({ field, label, from, origin }) => (
        <li key={field}>
          {label} <span className={cx(from === 'model' ? 'text-warn' : 'text-2')}>{origin}</span>
        </li>
      ))}
    </ul>
  )
}
