import ChevronRight from 'lucide-react/icons/chevron-right'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { openApp } from '../../../lib/open-app.ts'
import { PanelHeadStart } from '../../../lib/panel-head.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { Card, CardButton } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useTheme } from '../../../ui/use-theme.ts'
import { settingsCopy } from '../copy.ts'
import { SafetyPage } from './safety-page.tsx'
import { VaultKeyCard } from './vault-key-card.tsx'
import { VaultSettingsCards } from './vault-settings.tsx'

const THEMES = [
  { value: 'system', label: settingsCopy.themes.system },
  { value: 'dark', label: settingsCopy.themes.dark, icon: <Moon size={13} aria-hidden="true" /> },
  { value: 'light', label: settingsCopy.themes.light, icon: <Sun size={13} aria-hidden="true" /> },
] as const

export default function SettingsPanel() {
  const { vault, isPending } = useSelectedVault()
  const { choice, setTheme } = useTheme()
  const [page, setPage] = useState<'settings' | 'safety' | 'settings-again'>('settings')
  if (vault !== null && page === 'safety') {
    return <SafetyPage key={vault.tokenId} vaultId={vault.tokenId} onBack={() => setPage('settings-again')} />
  }
  return (
    <PanelBody className="grid grid-cols-1 content-start gap-3">
      {vault !== null && (
        <PanelHeadStart>
          <span className="truncate text-caption text-3">{settingsCopy.vault(vault.tokenId)}</span>
        </PanelHeadStart>
      )}
      {vault !== null && <VaultKeyCard key={vault.tokenId} vault={vault} />}
      {vault !== null && (
        <VaultSettingsCards
          key={`settings:${vault.tokenId}`}
          vault={vault}
          onOpenSafety={() => setPage('safety')}
          returned={page === 'settings-again'}
        />
      )}
      {vault === null && (
        <Card as="section">
          {isPending ? <SkeletonRows rows={1} /> : <p className="text-2">{settingsCopy.noVault}</p>}
        </Card>
      )}
      <Card
        as="section"
        aria-label={settingsCopy.appearance}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3!"
      >
        <h3 className="font-semibold">{settingsCopy.appearance}</h3>
        <Segment label={settingsCopy.appearance} value={choice} onValueChange={setTheme} options={THEMES} />
      </Card>
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
