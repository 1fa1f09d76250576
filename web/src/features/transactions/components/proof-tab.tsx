import type { IntentView } from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import { useState } from 'react'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { receiptCopy } from '../copy.ts'

const loadProof = () => import('../proof/receipt-proof.tsx')

export function ProofTab({ view }: { view: IntentView }) {
  if (view.state === 'CONFIRMED') return <LateProof view={view} />
  const text = hasEnded(view.state) ? receiptCopy.noProof : receiptCopy.noProofYet
  return <p className="text-caption text-3">{text}</p>
}

function LateProof({ view }: { view: IntentView }) {
  const [isMissing, setIsMissing] = useState(false)
  const Proof = useLatePart<{ view: IntentView }>({
    load: loadProof,
    needed: !isMissing,
    onFailed: () => setIsMissing(true),
  })
  if (Proof !== null) return <Proof view={view} />
  if (isMissing) return <ErrorState message={LATE_PART_FAILED} onRetry={() => setIsMissing(false)} />
  return <SkeletonRows rows={4} rowHeight={84} label={receiptCopy.loadingProof} />
}
