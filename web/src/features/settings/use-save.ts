import type { SettingsChange } from '@windhover/core/settings/contract'
import { errorText } from '../../lib/api/api-error.ts'
import { useChangeSettings } from '../../lib/settings.ts'
import { toast } from '../../ui/toast.tsx'
import { vaultSettingsCopy } from './settings-copy.ts'

/** Saves, and says so only when it did not work: the head of the panel tells the rest. */
export function useSave(vaultId: string): (change: SettingsChange) => void {
  const save = useChangeSettings(vaultId)
  return (change) => {
    save(change).catch((error: unknown) =>
      toast.error({ title: errorText(error, vaultSettingsCopy.saveFailed) }),
    )
  }
}
