import type { SafetyView } from '@windhover/core/safety/contract'
import Pause from 'lucide-react/icons/pause'
import { errorText } from '../../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useSetPaused } from '../api/change-safety.ts'
import { settingsCopy } from '../copy.ts'
import { safetyCopy } from '../safety-copy.ts'
import { PasskeyFirst } from './passkey-first.tsx'

export function PauseCard({ safety }: { safety: SafetyView }) {
  const { mutateAsync, isPending, variables } = useSetPaused(safety.vaultId)
  const { isPaused } = safety.policy
  // Shown at once, so that nobody presses twice; what the server says replaces it.
  const shown = isPending ? variables : isPaused
  const change = (paused: boolean) =>
    mutateAsync(paused).then(
      () => toast.success({ title: paused ? safetyCopy.pauseDone : safetyCopy.resumeDone }),
      (error: unknown) => toastFailed(error, paused),
    )
  return (
    <Card as="section" aria-label={safetyCopy.pauseTitle} className="flex items-center gap-4">
      <IconTile size={40} className={isPaused ? 'bg-warn-soft text-warn' : ''}>
        <Pause size={16} />
      </IconTile>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {safetyCopy.pauseTitle}
          {isPaused && <Badge tone="warn">{safetyCopy.paused}</Badge>}
        </h3>
        <p className="text-caption text-3">{isPaused ? safetyCopy.pausedHint : safetyCopy.pauseHint}</p>
        <PasskeyFirst why={settingsCopy.noPasskey} />
      </div>
      <Switch
        label={safetyCopy.pauseTitle}
        checked={shown}
        aria-busy={isPending || undefined}
        onCheckedChange={(paused) => (isPending ? undefined : void change(paused))}
      />
    </Card>
  )
}

function toastFailed(error: unknown, paused: boolean): void {
  if (error instanceof StepUpCancelled) return
  toast.error({ title: errorText(error, paused ? safetyCopy.pauseFailed : safetyCopy.resumeFailed) })
}
