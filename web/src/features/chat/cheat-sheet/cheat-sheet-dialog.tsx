import { CHEAT_SHEET } from '@windhover/core/chat/cheat-sheet'
import Copy from 'lucide-react/icons/copy'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog, DialogBody } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { writeDraftText } from '../draft-store.ts'
import { cheatSheetCopy } from './cheat-sheet-copy.ts'

type CheatSheetDialogProps = {
  readonly draftId: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

async function copyPrompt(prompt: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(prompt)
    toast.success({ title: cheatSheetCopy.copied })
  } catch {
    toast.error({ title: cheatSheetCopy.copyFailed })
  }
}

/** R1-063 to R1-065 */
export default function CheatSheetDialog({ draftId, open, onOpenChange }: CheatSheetDialogProps) {
  const fillIn = (prompt: string) => {
    writeDraftText(draftId, prompt)
    onOpenChange(false)
  }
  return (
    <Dialog title={cheatSheetCopy.title} width={600} open={open} onOpenChange={onOpenChange}>
      <DialogBody>
        <p className="mb-2 text-3">{cheatSheetCopy.hint}</p>
        {CHEAT_SHEET.map(({ title, prompts }) => (
          <section key={title} aria-label={title} className={cx(prompts.length > 0 && 'mb-4')}>
            <div className="sticky top-0 flex items-baseline gap-2 bg-popover py-1.5">
              <h3 className="font-semibold text-1">{title}</h3>
              {prompts.length === 0 && <span className="text-caption text-3">{cheatSheetCopy.notBuilt}</span>}
            </div>
            {prompts.length > 0 && (
              <ul>
                {prompts.map((prompt) => (
                  <PromptRow key={prompt} prompt={prompt} onUse={() => fillIn(prompt)} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </DialogBody>
    </Dialog>
  )
}

function PromptRow({ prompt, onUse }: { readonly prompt: string; readonly onUse: () => void }) {
  return (
    <li className="flex min-h-10 items-center gap-2 border-b border-line-subtle py-1 last:border-b-0">
      <span className="min-w-0 flex-1 wrap-anywhere text-1">{prompt}</span>
      <IconButton
        label={cheatSheetCopy.copy(prompt)}
        size={28}
        tooltip={false}
        icon={<Copy size={14} aria-hidden="true" />}
        onClick={() => void copyPrompt(prompt)}
      />
      <Button size={28} aria-label={cheatSheetCopy.takeNamed(prompt)} onClick={onUse}>
        {cheatSheetCopy.use}
      </Button>
    </li>
  )
}
