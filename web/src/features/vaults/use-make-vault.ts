import { errorText } from '../../lib/api/api-error.ts'
import { useSelectedVault } from '../../lib/selected-vault.ts'
import { toast } from '../../ui/toast.tsx'
import { useCreateVault } from './api/create-vault.ts'
import { switcherCopy, vaultCopy } from './copy.ts'

/** One more vault: makes it, selects it, says so. */
export function useMakeVault(): { making: boolean; makeVault: () => void } {
  const create = useCreateVault()
  const { select } = useSelectedVault()
  const makeVault = () => {
    if (create.isPending) return
    void create.mutateAsync().then(
      (made) => {
        select(made.tokenId)
        toast.success({ title: switcherCopy.made(vaultCopy.name(made.tokenId)) })
      },
      (error: unknown) => toast.error({ title: errorText(error, switcherCopy.makeFailed) }),
    )
  }
  return { making: create.isPending, makeVault }
}
