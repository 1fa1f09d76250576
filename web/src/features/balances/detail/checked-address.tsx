import type { VaultAddresses } from '@windhover/core/authority/vault-record'
import { TOAST_COPY_MS } from '@windhover/core/workspace/layout'
import { whyUnchecked } from '../../../lib/authority/unchecked-addresses.ts'
import { useCheckedAddresses } from '../../../lib/authority/use-checked-addresses.ts'
import { Address } from '../../../ui/address.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { detailCopy } from '../copy.ts'

/** Where the vault takes deposits on a chain, once this browser has checked that it is its owner's. */
export function CheckedAddress({ vaultId, chain }: { vaultId: string; chain: keyof VaultAddresses }) {
  const { vaults, error, isChecking, tryAgain } = useCheckedAddresses(vaultId)
  const address = vaults?.get(vaultId)?.[chain]
  if (address !== undefined)
    return (
      <Address
        value={address}
        copy
        copyLabel={detailCopy.copyAddress}
        onCopied={() => toast.success({ title: detailCopy.addressCopied, durationMs: TOAST_COPY_MS })}
        onFailed={() => toast.error({ title: detailCopy.copyFailed })}
      />
    )
  if (error === null) return <Skeleton width={120} height={16} className="my-0.5" />
  return (
    <p className="text-caption text-warn">
      {whyUnchecked(error)}{' '}
      <TextButton disabled={isChecking} onClick={tryAgain}>
        {detailCopy.checkAgain}
      </TextButton>
    </p>
  )
}
