import { useQuery } from '@tanstack/react-query'
import { type EvmPosition, walletRecordRoutes } from '@windhover/core/balances/records-contract'
import Droplet from 'lucide-react/icons/droplet'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toast.tsx'
import { detailCopy, lpCopy } from '../copy.ts'
import { ReadTab } from './read-tab.tsx'

const SKELETONS = 3

export function EvmPositions({ address }: { address: string }) {
  const positions = useQuery(readingQuery(walletRecordRoutes.listEvmPositions, { query: { address } }))
  return (
    <ReadTab answer={positions} skeletons={SKELETONS} label={lpCopy.loading} message={lpCopy.positionsFailed}>
      {({ positions: list }) =>
        list.length === 0 ? (
          <EmptyState icon={<Droplet size={24} />} title={lpCopy.empty} />
        ) : (
          <ul aria-label={lpCopy.positions} className="divide-y divide-line-subtle">
            {list.map((position) => (
              <PositionRow key={position.id} position={position} />
            ))}
          </ul>
        )
      }
    </ReadTab>
  )
}

function PositionRow({ position }: { position: EvmPosition }) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-5 max-md:px-4">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{position.pair}</span>
        <Badge>{lpCopy.venue}</Badge>
      </span>
      <span className="mono max-w-32 truncate text-caption text-2" title={position.id}>
        {position.id}
      </span>
      <CopyButton
        iconOnly
        value={position.id}
        label={lpCopy.copyId(position.id)}
        onFailed={() => toast.error({ title: detailCopy.copyFailed })}
      />
    </li>
  )
}
