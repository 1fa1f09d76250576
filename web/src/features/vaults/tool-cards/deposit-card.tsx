import { lazy, Suspense } from 'react'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { DepositListProps } from '../components/deposit-list.tsx'
import { depositCopy } from '../deposit-copy.ts'
import { viewDepositAddress } from '../list-deposit-addresses.ts'

/** Codes to scan are no part of a thread without them. Without the code of the list, the addresses stand bare. */
const DepositList = lazy(() =>
  import('../components/deposit-list.tsx').catch(() => ({ default: BareAddresses })),
)

export function DepositCard({ answer: { addresses } }: CardProps<'get_deposit_address'>) {
  const rows = addresses.map(viewDepositAddress)
  const isOne = rows.length === 1
  return (
    <CardFrame title={isOne ? depositCopy.cardOfOne : depositCopy.card} padded={false}>
      <p className="px-4 pt-3 text-caption text-3">{depositCopy.hint}</p>
      <Suspense fallback={<SkeletonRows rows={rows.length} rowHeight={64} className="px-4" />}>
        <DepositList rows={rows} isWhole opensWithCode={isOne} />
      </Suspense>
    </CardFrame>
  )
}

function BareAddresses({ rows }: DepositListProps) {
  return (
    <dl className="px-4 py-3">
      {rows.map(({ network, address }) => (
        <div key={network}>
          <dt className="font-semibold">{network}</dt>
          <dd className="mono text-caption break-all text-2">{address}</dd>
        </div>
      ))}
    </dl>
  )
}
