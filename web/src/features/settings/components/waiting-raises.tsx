import type { SafetyView, WaitingRaise } from '@windhover/core/safety/contract'
import type { LimitName } from '@windhover/core/safety/limits'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useWithdrawRaise } from '../api/change-safety.ts'
import { formatWait } from '../format-wait.ts'
import { safetyCopy } from '../safety-copy.ts'

const TICK_MS = 15_000

export function WaitingRaises({ safety, limits }: { safety: SafetyView; limits: readonly LimitName[] }) {
  const waiting = safety.raises.filter(({ limit }) => limits.includes(limit))
  if (waiting.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2">
      {waiting.map((raise) => (
        <RaiseRow key={raise.limit} vaultId={safety.vaultId} raise={raise} />
      ))}
    </ul>
  )
}

function RaiseRow({ vaultId, raise }: { vaultId: string; raise: WaitingRaise }) {
  const { mutateAsync, isPending } = useWithdrawRaise(vaultId)
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const [before, figure, after] = safetyCopy.raiseTo(raise.limit, raise.value)
  const waitMs = Date.parse(raise.startsAt) - nowMs
  const starts = waitMs <= 0 ? safetyCopy.startsNow : safetyCopy.startsIn(formatWait(waitMs))
  const withdraw = () =>
    mutateAsync(raise.limit).then(
      () => toast.success({ title: safetyCopy.withdrawn }),
      (error: unknown) => toast.error({ title: errorText(error, safetyCopy.withdrawFailed) }),
    )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm border bg-inset py-2 pr-3 pl-3">
      <Clock size={14} aria-hidden="true" className="flex-none text-3" />
      <p className="num min-w-36 flex-1 text-caption text-2">
        {before}
        <strong className="font-semibold text-1">{figure}</strong>
        {after} {starts}
      </p>
      <Button
        size={28}
        className="max-md:h-11"
        loading={isPending}
        loadingLabel={safetyCopy.withdrawing}
        onClick={() => void withdraw()}
      >
        {safetyCopy.withdraw}
      </Button>
    </li>
  )
}
