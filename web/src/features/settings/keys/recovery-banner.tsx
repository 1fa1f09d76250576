import LifeBuoy from 'lucide-react/icons/life-buoy'
import { errorText } from '../../../lib/api/api-error.ts'
import { serverNow } from '../../../lib/authority/server-time.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { useEverySecond } from '../../../lib/use-every-second.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useRevoke } from './change-keys.ts'
import { formatCountdown } from './describe-powers.ts'
import { keysCopy } from './keys-copy.ts'
import type { WaitingKey } from './list-keys.ts'

/** Above everything: whoever began it may not be the owner, and then there is this long to stop it. */
export function RecoveryBanner({ waiting }: { readonly waiting: WaitingKey }) {
  const revoke = useRevoke('root')
  const stop = () =>
    revoke.mutateAsync(waiting).then(
      () => toast.success({ title: keysCopy.stopped }),
      (error: unknown) =>
        error instanceof StepUpCancelled || toast.error({ title: errorText(error, keysCopy.stopFailed) }),
    )
  return (
    <section
      aria-label={keysCopy.recoveryLabel}
      className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-md border border-warn-line bg-warn-soft p-4"
    >
      <LifeBuoy size={16} aria-hidden="true" className="mt-0.5 flex-none self-start text-warn" />
      <div className="min-w-48 flex-1">
        <h3 className="font-semibold">{keysCopy.recoveryTitle}</h3>
        <Countdown livesFrom={waiting.livesFrom} />
      </div>
      <Button
        variant="primary"
        className="max-md:h-11 max-md:w-full"
        loading={revoke.isPending}
        loadingLabel={keysCopy.stopping}
        onClick={() => void stop()}
      >
        {keysCopy.stop}
      </Button>
    </section>
  )
}

function Countdown({ livesFrom }: { readonly livesFrom: number }) {
  useEverySecond()
  const leftMs = livesFrom - serverNow()
  if (leftMs <= 0) return <p className="text-caption text-2">{keysCopy.recoveryDue}</p>
  return (
    <p className="text-caption text-2">
      {keysCopy.recoveryAdds}
      <strong className="mono font-semibold text-1">{formatCountdown(leftMs)}</strong>
      {keysCopy.recoveryEnd}
    </p>
  )
}
