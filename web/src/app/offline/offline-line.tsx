import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { formatAgo, formatClock } from '../../lib/format-when.ts'
import { type Outage, tryNow } from '../../lib/reachability.ts'
import { useEverySecond } from '../../lib/use-every-second.ts'
import { useOutage } from '../../lib/use-outage.ts'
import { Button } from '../../ui/button.tsx'
import { offlineCopy } from './offline-copy.ts'

const LINE =
  'flex min-h-8 flex-none items-center gap-2 border-b bg-surface px-4 text-caption text-2 max-md:pr-2'

/** What stands still is told once, when it begins and when it ends; the seconds are only written. */
export default function OfflineLine() {
  const outage = useOutage()
  const [wasOffline, setWasOffline] = useState(false)
  if (outage !== null && !wasOffline) setWasOffline(true)
  return (
    <section
      {...(outage === null ? { className: 'sr-only' } : { className: LINE, 'aria-label': offlineCopy.label })}
    >
      {outage !== null && <WifiOff size={14} aria-hidden="true" className="text-warn" />}
      <div className="min-w-0 flex-1 max-md:py-1.5">
        <span role="status" className="max-md:block">
          {outage !== null && (
            <>
              <span className="font-medium text-1">{offlineCopy.offline}</span>{' '}
              {offlineCopy.showing(formatClock(outage.sinceMs))}
            </>
          )}
          {outage === null && wasOffline && offlineCopy.back}
        </span>
        {outage !== null && <NextTry outage={outage} />}
      </div>
      {outage !== null && (
        <Button size={28} variant="ghost" className="touch-target" onClick={() => void tryNow()}>
          {offlineCopy.tryNow}
        </Button>
      )}
    </section>
  )
}

const AGE_FROM_MS = 60_000

function NextTry({ outage: { sinceMs, nextTryAtMs } }: { readonly outage: Outage }) {
  const nowMs = useEverySecond()
  const seconds = nextTryAtMs === null ? 0 : Math.ceil((nextTryAtMs - nowMs) / 1_000)
  return (
    <>
      <span className="max-md:hidden">
        {nowMs - sinceMs >= AGE_FROM_MS && offlineCopy.age(formatAgo(new Date(sinceMs).toISOString(), nowMs))}
        .{' '}
      </span>
      <span>{seconds > 0 ? offlineCopy.tryingIn(seconds) : offlineCopy.trying}</span>
    </>
  )
}
