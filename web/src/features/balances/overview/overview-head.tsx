import { useQueryClient } from '@tanstack/react-query'
import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultTitle } from '@windhover/core/vaults/vault-name'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Wallet from 'lucide-react/icons/wallet'
import { refreshReadings } from '../../../lib/balance-readings.ts'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { PanelHeadEnd, PanelHeadStart, PanelHeadTitle } from '../../../lib/panel-head.tsx'
import { vaultColorClass } from '../../../lib/vault-color.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { overviewCopy } from '../copy.ts'
import { DepositPopover } from './deposit-popover.tsx'

export function OverviewHead({ vault, isRefreshing }: { vault: VaultView; isRefreshing: boolean }) {
  const queryClient = useQueryClient()
  return (
    <>
      <PanelHeadTitle lead={<Wallet size={16} className={vaultColorClass(vault.color)} />}>
        {vaultTitle(vault)}
      </PanelHeadTitle>
      <PanelHeadStart>
        <span className="min-w-0 @max-narrow/panel:hidden max-md:hidden">
          <FeatureSlot name="referralCode" props={{ vaultId: vault.tokenId, shape: 'chip' }} />
        </span>
      </PanelHeadStart>
      <PanelHeadEnd>
        <span className="max-md:hidden">
          <DepositPopover vault={vault} />
        </span>
        <IconButton
          label={overviewCopy.refresh}
          icon={<RefreshCw size={15} aria-hidden="true" />}
          size={28}
          loading={isRefreshing}
          onClick={() => void refreshReadings(queryClient)}
        />
      </PanelHeadEnd>
    </>
  )
}
