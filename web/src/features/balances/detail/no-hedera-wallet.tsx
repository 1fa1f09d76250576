import type { VaultView } from '@windhover/core/vaults/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGenerateHederaWallet } from '../api/hedera-account.ts'
import { hederaCopy } from '../copy.ts'

export function NoHederaWallet({ vault, onRetry }: { vault: VaultView; onRetry: () => void }) {
  const { mutateAsync: generate, isPending } = useGenerateHederaWallet(vault)
  const run = () =>
    generate().then(
      () => toast.success({ title: hederaCopy.generated }),
      (error: unknown) => toast.error({ title: errorText(error, hederaCopy.generateFailed) }),
    )
  return (
    <EmptyState
      className="m-auto"
      icon={<ChainLogo chain="hedera" size={40} />}
      title={hederaCopy.none}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button
            variant="primary"
            className="max-md:h-11"
            loading={isPending}
            loadingLabel={hederaCopy.generating}
            onClick={() => void run()}
          >
            {hederaCopy.generate}
          </Button>
          <Button className="max-md:h-11" disabled={isPending} onClick={onRetry}>
            {hederaCopy.retry}
          </Button>
        </span>
      }
    />
  )
}
