import { Button } from '../../../ui/button.tsx'
import { useConfirmMemory } from '../api/change-memories.ts'
import { memoryCopy } from '../copy.ts'
import { toastOutcome } from '../toast-outcome.ts'

type KeepRowProps = { readonly vaultId: string; readonly id: string; readonly onForget: () => void }

/** What the agent proposed waits for a person's word. */
export function KeepRow({ vaultId, id, onForget }: KeepRowProps) {
  const { mutateAsync, isPending } = useConfirmMemory(vaultId)
  const keep = () => toastOutcome(mutateAsync(id), { done: memoryCopy.kept, failed: memoryCopy.keepFailed })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <Button
        size={28}
        className="touch-target max-md:h-9"
        loading={isPending}
        loadingLabel={memoryCopy.keeping}
        onClick={() => void keep()}
      >
        {memoryCopy.keep}
      </Button>
      <Button size={28} variant="ghost" className="touch-target max-md:h-9" onClick={onForget}>
        {memoryCopy.forget}
      </Button>
      <span className="text-caption text-3">{memoryCopy.notUsed}</span>
    </div>
  )
}
