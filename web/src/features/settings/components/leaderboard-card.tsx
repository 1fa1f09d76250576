import { leaderboardShows, type VaultSettings } from '@windhover/core/settings/contract'
import { Card } from '../../../ui/card.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { vaultSettingsCopy } from '../settings-copy.ts'
import { useSave } from '../use-save.ts'

const OPTIONS = leaderboardShows.options.map((value) => ({
  value,
  label: vaultSettingsCopy.leaderboardShows[value],
}))

type LeaderboardCardProps = { readonly vaultId: string; readonly settings: VaultSettings }

export function LeaderboardCard({ vaultId, settings }: LeaderboardCardProps) {
  const save = useSave(vaultId)
  return (
    <Card as="section" aria-label={vaultSettingsCopy.leaderboardTitle} className="pt-3.5!">
      <h3 className="font-semibold">{vaultSettingsCopy.leaderboardTitle}</h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1 text-caption text-3">{vaultSettingsCopy.leaderboardHint}</p>
        <Segment
          label={vaultSettingsCopy.leaderboardChoice}
          value={settings.leaderboardShows}
          onValueChange={(shows) => save({ leaderboardShows: shows })}
          options={OPTIONS}
        />
      </div>
    </Card>
  )
}
