import type { SafetyView } from '@windhover/core/safety/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultTitle } from '@windhover/core/vaults/vault-name'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { PanelHeadContext, PanelHeadStart, PanelHeadTitle } from '../../../lib/panel-head.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { useSafety } from '../api/change-safety.ts'
import { safetyCopy } from '../safety-copy.ts'
import { PauseCard } from './pause-card.tsx'
import { RecipientDelayCard } from './recipient-delay-card.tsx'
import { SpendingLimitsCard } from './spending-limits-card.tsx'

const KeysTab = lazy(() => import('../keys/keys-tab.tsx'))

const TABS = ['limits', 'keys', 'recipients'] as const

/** Settings > Safety: what the signer holds this vault to, and whose word it takes. */
export function SafetyPage({ vault, onBack }: { vault: VaultView; onBack: () => void }) {
  const [tab, setTab] = useState<string>('limits')
  return (
    <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
      <SafetyHead vault={vault} onBack={onBack} />
      <TabList label={safetyCopy.tabList} className="flex-none px-5 max-md:px-4 @max-narrow/panel:px-4">
        {TABS.map((value) => (
          <Tab key={value} value={value}>
            {safetyCopy.tabs[value]}
          </Tab>
        ))}
      </TabList>
      <PanelBody className="pt-3!">
        <TabPanel value="limits" className="grid grid-cols-1 content-start gap-3">
          <HeldLimits vaultId={vault.tokenId}>
            {(safety) => (
              <>
                <PauseCard safety={safety} />
                <SpendingLimitsCard safety={safety} />
              </>
            )}
          </HeldLimits>
        </TabPanel>
        <TabPanel value="keys">
          <Suspense fallback={<Loading label={safetyCopy.loadingKeys} />}>
            <KeysTab vault={vault} />
          </Suspense>
        </TabPanel>
        <TabPanel value="recipients">
          <HeldLimits vaultId={vault.tokenId}>
            {(safety) => <RecipientDelayCard safety={safety} />}
          </HeldLimits>
        </TabPanel>
      </PanelBody>
    </Tabs>
  )
}

function SafetyHead({ vault, onBack }: { vault: VaultView; onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null)
  const hasHead = use(PanelHeadContext).lead !== null
  useEffect(() => {
    if (hasHead) back.current?.focus({ preventScroll: true })
  }, [hasHead])
  return (
    <>
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
    </>
  )
}

/** What the signer holds the vault to, as soon as it is known. */
function HeldLimits(given: { vaultId: string; children: (safety: SafetyView) => ReactNode }) {
  const safety = useSafety(given.vaultId)
  if (safety.data !== undefined) return given.children(safety.data)
  if (!safety.isError) return <Loading label={safetyCopy.loading} />
  return (
    <ErrorState
      message={errorText(safety.error, safetyCopy.loadFailed)}
      retrying={safety.isFetching}
      onRetry={() => void safety.refetch()}
    />
  )
}

function Loading({ label }: { label: string }) {
  return (
    <Card as="section">
      <SkeletonRows rows={3} label={label} />
    </Card>
  )
}
