import { whyUnchecked } from '../../../lib/authority/unchecked-addresses.ts'
import type { CheckedAddresses } from '../../../lib/authority/use-checked-addresses.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { depositCopy } from '../deposit-copy.ts'

/** In the place of addresses that are being checked, or were found not to be the owner's. */
export function NotShownYet({ checked, rows }: { checked: CheckedAddresses; rows: number }) {
  const { vaults, error, isChecking, tryAgain } = checked
  if (error === null && vaults === null)
    return <SkeletonRows rows={rows} rowHeight={64} className="px-4" label={depositCopy.checking} />
  return (
    <ErrorState
      message={whyUnchecked(error)}
      retrying={isChecking}
      onRetry={tryAgain}
      className="mx-4 my-3"
    />
  )
}
