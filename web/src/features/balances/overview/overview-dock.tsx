import type { VaultView } from '@windhover/core/vaults/contract'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { DepositPopover } from './deposit-popover.tsx'

/** On a phone the main action stands at the thumb. */
export function OverviewDock({ vault }: { vault: VaultView }) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  if (!isPhone) return null
  return (
    <div className="flex-none border-t px-4 pt-3 pb-7">
      <DepositPopover vault={vault} docked />
    </div>
  )
}
