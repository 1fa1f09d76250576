import { Button } from '../../../ui/button.tsx'
import { settingsCopy } from '../copy.ts'
import { safetyCopy } from '../safety-copy.ts'
import { PasskeyFirst } from './passkey-first.tsx'

type ChangeNoteProps = { readonly id: string; readonly isLooser: boolean; readonly saving: boolean }

/** What saving will mean, before anybody saves. Inside a form. */
export function ChangeNote({ id, isLooser, saving }: ChangeNoteProps) {
  return (
    <div className="mt-2 flex items-start justify-between gap-3">
      <div id={id}>
        <p className="text-caption text-2">{isLooser ? safetyCopy.willRaise : safetyCopy.willLower}</p>
        {isLooser && <PasskeyFirst why={settingsCopy.noPasskey} />}
      </div>
      <Button
        type="submit"
        size={28}
        className="flex-none max-md:h-11"
        loading={saving}
        loadingLabel={safetyCopy.saving}
      >
        {safetyCopy.save}
      </Button>
    </div>
  )
}
