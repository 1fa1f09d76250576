import type { Funding } from '@windhover/core/faucet/contract'
import { faucetErrors } from '@windhover/core/faucet/errors'
import Droplets from 'lucide-react/icons/droplets'
import { errorText, isApiError } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useFundVault } from '../api/fund-vault.ts'
import { formatSeconds, useSecondsLeft } from '../cooldown.ts'
import { faucetCopy } from '../copy.ts'

export function FundButton({ vaultId }: { vaultId: string }) {
  const { busy, fund } = useFundVault(vaultId)
  const secondsLeft = useSecondsLeft(vaultId)
  const waiting = secondsLeft > 0 && !busy
  // Said by the promise: the popover may be closed by then.
  const run = () => fund().then(toastArrived, toastFailed)
  return (
    <div className="mt-3">
      <Button
        variant="primary"
        size={40}
        block
        className="max-md:h-11"
        icon={waiting ? undefined : <Droplets size={16} aria-hidden="true" />}
        loading={busy}
        loadingLabel={faucetCopy.sending}
        disabled={waiting}
        onClick={() => void run()}
      >
        {waiting ? (
          <span className="num">{faucetCopy.next(formatSeconds(secondsLeft))}</span>
        ) : (
          faucetCopy.get
        )}
      </Button>
      <p className="mt-2 text-center text-caption text-3">{faucetCopy.hint}</p>
    </div>
  )
}

function toastArrived({ sent }: Funding): void {
  const transfers = sent.reduce((sum, { transactionIds }) => sum + transactionIds.length, 0)
  toast.success({
    title: faucetCopy.arrived,
    description: faucetCopy.arrivedOn(transfers, sent.length),
  })
}

/** Having to wait is no failure: the button counts it down. */
function toastFailed(error: unknown): void {
  if (isApiError(error, faucetErrors.coolingDown)) return
  toast.error({ title: errorText(error, faucetCopy.failed) })
}
