import { lazy, Suspense } from 'react'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { depositCopy } from '../deposit-copy.ts'

/** What checks addresses and draws codes to scan is no part of a thread without them. */
const CheckedList = lazy(() => import('./checked-list.tsx'))

export function DepositCard({ answer: { addresses } }: CardProps<'get_deposit_address'>) {
  const { length } = addresses
  return (
    <CardFrame title={length === 1 ? depositCopy.cardOfOne : depositCopy.card} padded={false}>
      <p className="px-4 pt-3 text-caption text-3">{depositCopy.hint}</p>
      <Suspense fallback={<SkeletonRows rows={length} rowHeight={64} className="px-4" />}>
        <CheckedList told={addresses} />
      </Suspense>
    </CardFrame>
  )
}
