import { vaultTitle } from '@windhover/core/vaults/vault-name'
import ChevronRight from 'lucide-react/icons/chevron-right'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { openApp } from '../../../lib/open-app.ts'
import { PanelHeadStart } from '../../../lib/panel-head.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { Card, CardButton } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { settingsCopy } from '../copy.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { SafetyPage } from './safety-page.tsx'
import { VaultKeyCard } from './vault-key-card.tsx'
import { VaultSettingsCards } from './vault-settings.tsx'

/** What is changed often first, then what protects the vault, then its key. */
export default function SettingsPanel() {
  const { vault, isPending } = useSelectedVault()
  const [page, setPage] = useState<'settings' | 'safety' | 'settings-again'>('settings')
  if (vault !== null && page === 'safety') {
    return <SafetyPage key={vault.tokenId} vault={vault} onBack={() => setPage('settings-again')} />
  }
  return (
    <PanelBody className="grid grid-cols-1 content-start gap-3">
      {vault === null ? (
        <>
          <Card as="section">
            {isPending ? <SkeletonRows rows={1} /> : <p className="text-2">{settingsCopy.noVault}</p>}
          </Card>
          <AppearanceCard />
        </>
      ) : (
        <>
          <PanelHeadStart>
            <span className="truncate text-caption text-3">{vaultTitle(vault)}</span>
          </PanelHeadStart>
          <FeatureSlot
            key={`look:${vault.tokenId}`}
            name="vaultLook"
            props={{ vault }}
            fallback={<div className="h-31 rounded-md border bg-raised" />}
          />
          <AppearanceCard />
          <VaultSettingsCards
            key={`settings:${vault.tokenId}`}
            vault={vault}
            onOpenSafety={() => setPage('safety')}
            returned={page === 'settings-again'}
          />
        </>
      )}
      <FeatureSlot name="directivesRow" props={{}} fallback={<div className="h-15" />} />
      {vault !== null && <VaultKeyCard key={vault.tokenId} vault={vault} />}
      <CardButton className="flex! items-center gap-3 px-4! py-3!" onClick={() => openApp('account')}>
        <IconTile>
          <UserRound size={16} />
        </IconTile>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{settingsCopy.account}</span>
          <span className="block truncate text-caption text-3">{settingsCopy.accountHint}</span>
        </span>
        <ChevronRight size={14} className="text-3" aria-hidden="true" />
      </CardButton>
    </PanelBody>
  )
}
