import { useQueryClient } from '@tanstack/react-query'
import type { VaultAddresses } from '@windhover/core/authority/vault-record'
import type { DayChange as Change } from '@windhover/core/balances/contract'
import Package from 'lucide-react/icons/package'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Send from 'lucide-react/icons/send'
import { refreshReadings } from '../../../lib/balance-readings.ts'
import { DayChange } from '../../../money/day-change.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { detailCopy } from '../copy.ts'
import { type Reading, ReadingMark, UsdTotal } from '../reading-mark.tsx'
import { CheckedAddress } from './checked-address.tsx'

type WalletCardProps = {
  readonly vaultId: string
  readonly chain: keyof VaultAddresses
  readonly hasAddress: boolean
  /** The number of the account on Hedera, which nobody can check here: it is not offered for copying. */
  readonly accountId?: string
  /** Undefined until the first answer; null when none came. */
  readonly total: (Reading & { readonly usd: number; readonly change: Change }) | null | undefined
  readonly isRefreshing: boolean
  readonly onSend: () => void
  /** Only where the chain has a token form of its coin. */
  readonly onWrap?: () => void
}

const UNREAD: Reading = { state: 'unknown', observedAt: null }

/** Whose wallet it is, what it is worth, and what can be done with it. */
export function WalletCard(props: WalletCardProps) {
  const { vaultId, chain, hasAddress, accountId, total, isRefreshing, onSend, onWrap } = props
  const queryClient = useQueryClient()
  const send = () => {
    if (!hasAddress) toast.error({ title: detailCopy.noAddress })
    else onSend()
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 px-5 pt-5 pb-3 max-md:px-4 @max-narrow/panel:px-4">
      <div className="min-w-0">
        {hasAddress ? (
          <div className="flex flex-wrap items-center gap-x-3">
            {accountId !== undefined && <span className="mono">{accountId}</span>}
            <CheckedAddress vaultId={vaultId} chain={chain} />
          </div>
        ) : (
          <p className="text-caption text-warn">{detailCopy.noAddress}</p>
        )}
        <p className="num text-hero font-semibold">
          {total === undefined ? (
            <Skeleton width={140} height={28} className="my-1" />
          ) : (
            <UsdTotal reading={total ?? UNREAD} usd={total?.usd ?? 0} />
          )}
        </p>
        {total && total.state !== 'unknown' && <DayChange change={total.change} />}
        {total !== undefined && <ReadingMark reading={total ?? UNREAD} className="block" />}
      </div>
      <div className="flex flex-none gap-2">
        {onWrap && (
          <Button className="max-md:h-11" icon={<Package size={15} aria-hidden="true" />} onClick={onWrap}>
            {detailCopy.wrap}
          </Button>
        )}
        <Button className="max-md:h-11" icon={<Send size={15} aria-hidden="true" />} onClick={send}>
          {detailCopy.send}
        </Button>
        <IconButton
          variant="default"
          label={detailCopy.refresh}
          icon={<RefreshCw size={15} aria-hidden="true" />}
          loading={isRefreshing}
          className="max-md:size-11"
          onClick={() => void refreshReadings(queryClient)}
        />
      </div>
    </div>
  )
}

/** A vault without an address on a chain has an empty one. */
export const presentAddress = (address: string): string | null => (address === '' ? null : address)
