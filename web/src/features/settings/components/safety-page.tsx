import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultTitle } from '@windhover/core/vaults/vault-name'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { use, useEffect, useRef } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { PanelHeadContext, PanelHeadStart, PanelHeadTitle } from '../../../lib/panel-head.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useSafety } from '../api/change-safety.ts'
import { safetyCopy } from '../safety-copy.ts'
import { PauseCard } from './pause-card.tsx'
import { RecipientDelayCard } from './recipient-delay-card.tsx'
import { SpendingLimitsCard } from './spending-limits-card.tsx'

/** Settings > Safety: what the signer holds this vault to. */
export function SafetyPage({ vault, onBack }: { vault: VaultView; onBack: () => void }) {
  const vaultId = vault.tokenId
  const safety = useSafety(vaultId)
  const back = useRef<HTMLButtonElement>(null)
  const hasHead = use(PanelHeadContext).lead !== null
  useEffect(() => {
    if (hasHead) back.current?.focus({ preventScroll: true })
  }, [hasHead])
  return (
    <PanelBody className="grid grid-cols-1 content-start gap-3">
      <PanelHeadTitle
        lead={
          <>
            <IconButton
              ref={back}
              label={safetyCopy.back}
              icon={<ArrowLeft size={16} aria-hidden="true" />}
              size={28}
              className="-ml-2"
              onClick={onBack}
            />
            <ShieldCheck size={16} aria-hidden="true" className="flex-none" />
          </>
        }
      >
        {safetyCopy.title}
      </PanelHeadTitle>
      <PanelHeadStart>
        <span className="truncate text-caption text-3">{vaultTitle(vault)}</span>
      </PanelHeadStart>
      {safety.isPending && (
        <Card as="section">
          <SkeletonRows rows={3} label={safetyCopy.loading} />
        </Card>
      )}
      {safety.isError && safety.data === undefined && (
        <ErrorState
          message={errorText(safety.error, safetyCopy.loadFailed)}
          retrying={safety.isFetching}
          onRetry={() => void safety.refetch()}
        />
      )}
      {safety.data !== undefined && (
        <>
          <PauseCard safety={safety.data} />
          <SpendingLimitsCard safety={safety.data} />
          <RecipientDelayCard safety={safety.data} />
        </>
      )}
    </PanelBody>
  )
}
