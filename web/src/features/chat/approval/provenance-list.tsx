import type { ProposalView } from '@windhover/core/transactions/proposal'
import { cx } from '../../../ui/cx.ts'
import { approvalCopy } from './approval-copy.ts'

/** Who said what: a figure that the agent chose is not one that the person typed. */
export function ProvenanceList({ view: { provenance } }: { readonly view: ProposalView }) {
  if (provenance.length === 0) return null
  return (
    <ul aria-label={approvalCopy.from} className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-3">
      {provenance.map(({ field, label, from }) => (
        <li key={field}>
          {label}{' '}
          <span className={cx(from === 'model' ? 'text-warn' : 'text-2')}>
            {approvalCopy.provenance[from]}
          </span>
        </li>
      ))}
    </ul>
  )
}
