import Check from 'lucide-react/icons/check'
import { PanelHeadEnd } from '../../../lib/panel-head.tsx'
import { useSaveState } from '../../../lib/settings.ts'
import { vaultSettingsCopy } from '../settings-copy.ts'

/** In the head: every change saves itself, and this says so. */
export function SavedMark({ vaultId }: { vaultId: string }) {
  const state = useSaveState(vaultId)
  return (
    <PanelHeadEnd>
      <span role="status" className="flex items-center gap-1 text-caption whitespace-nowrap text-3">
        {state === 'saving' && vaultSettingsCopy.saving}
        {state === 'saved' && (
          <>
            <Check size={13} aria-hidden="true" />
            {vaultSettingsCopy.saved}
          </>
        )}
      </span>
    </PanelHeadEnd>
  )
}
