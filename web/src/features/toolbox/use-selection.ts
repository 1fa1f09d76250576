import type { VaultSettings } from '@windhover/core/settings/contract'
import { checkSelection } from '@windhover/core/toolbox/check-selection'
import { LIMIT_NOTE_ID } from '@windhover/core/toolbox/constants'
import type { ToolboxView } from '@windhover/core/toolbox/contract'
import { countTools } from '@windhover/core/toolbox/count-tools'
import { toolboxErrors } from '@windhover/core/toolbox/errors'
import { errorText } from '../../lib/api/api-error.ts'
import { useChangeSettings } from '../../lib/settings.ts'
import { toast } from '../../ui/toast.tsx'
import { toolboxCopy } from './copy.ts'

/** What the agent of a vault is given, and how that is changed. */
export function useSelection(options: {
  readonly vaultId: string
  readonly settings: VaultSettings
  readonly tools: ToolboxView['tools']
}) {
  const { vaultId, settings, tools } = options
  const change = useChangeSettings(vaultId)
  const selected = settings.toolCategories
  const tell = (error: unknown) => toast.error({ title: errorText(error, toolboxCopy.saveFailed) })

  function switchCategory(id: string, isOn: boolean): void {
    const after = isOn ? [...selected, id] : selected.filter((each) => each !== id)
    // Said at once; the server would say the same.
    if (checkSelection({ before: selected, after, tools }) === 'too-many-tools') {
      toast.error({ title: toolboxErrors.tooManyTools().message })
      return
    }
    change(isOn ? { add: { toolCategories: [id] } } : { remove: { toolCategories: [id] } }).catch(tell)
  }

  return {
    selected,
    count: countTools(selected, tools),
    switchCategory,
    isNoteShown: !settings.dismissedNotes.includes(LIMIT_NOTE_ID),
    dismissNote: () => void change({ add: { dismissedNotes: [LIMIT_NOTE_ID] } }).catch(tell),
  }
}
