import type { VaultView } from '@windhover/core/vaults/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { vaultSettingsCopy } from '../settings-copy.ts'
import { HiddenTokensCard } from './hidden-tokens-card.tsx'
import { LeaderboardCard } from './leaderboard-card.tsx'
import { PresetsCard } from './presets-card.tsx'
import { SafetySettingsCard } from './safety-settings-card.tsx'
import { SavedMark } from './saved-mark.tsx'
import { SlippageCard } from './slippage-card.tsx'

type VaultSettingsProps = {
  readonly vault: VaultView
  readonly onOpenSafety: () => void
  readonly returned: boolean
}

/** Everything a person sets for the selected vault, and their contacts: what is changed often first. */
export function VaultSettingsCards({ vault, onOpenSafety, returned }: VaultSettingsProps) {
  const vaultId = vault.tokenId
  const { settings, isKnown, error, isFetching, refetch } = useSettings(vaultId)
  return (
    <>
      <SavedMark vaultId={vaultId} />
      {isKnown && (
        <>
          <SlippageCard vaultId={vaultId} settings={settings} />
          <PresetsCard vaultId={vaultId} settings={settings} />
          <HiddenTokensCard vault={vault} settings={settings} />
        </>
      )}
      {!isKnown && error === null && (
        <Card as="section">
          <SkeletonRows rows={6} label={vaultSettingsCopy.loading} />
        </Card>
      )}
      {!isKnown && error !== null && (
        <ErrorState
          message={errorText(error, vaultSettingsCopy.loadFailed)}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      <FeatureSlot
        name="contactSettings"
        props={{}}
        fallback={<div className="h-26 rounded-md border bg-raised" />}
      />
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1 @max-narrow/panel:grid-cols-1">
        <SafetySettingsCard
          vaultId={vaultId}
          settings={isKnown ? settings : null}
          onOpenSafety={onOpenSafety}
          returned={returned}
        />
        <Card as="section" aria-label={vaultSettingsCopy.integrationsTitle} className="pt-3.5!">
          <h3 className="mb-3 font-semibold">{vaultSettingsCopy.integrationsTitle}</h3>
          <FeatureSlot name="socialSettings" props={{ vaultId }} fallback={<SkeletonRows rows={1} />} />
        </Card>
      </div>
      {isKnown && <LeaderboardCard vaultId={vaultId} settings={settings} />}
    </>
  )
}
