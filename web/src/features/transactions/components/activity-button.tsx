import History from 'lucide-react/icons/history'
import { lazy, Suspense, useEffect, useState } from 'react'
import { closeApp, openApp, useOpenApp } from '../../../lib/open-app.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** The button belongs to the first page and knows nothing of intents; who counts them comes when the page rests. */
const WaitingCounter = lazy(() => import('./waiting-counter.tsx').catch(() => ({ default: () => null })))
const COUNT_AFTER_MS = 1_500
const COUNT_MAX = 99

export default function ActivityButton() {
  const { vault } = useSelectedVault()
  const open = useOpenApp() === 'activity'
  const [waiting, setWaiting] = useState(0)
  const [counts, setCounts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCounts(true), COUNT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className="relative flex">
      <IconButton
        label={waiting === 0 ? 'Activity' : `Activity, ${waiting} in progress`}
        icon={<History size={16} aria-hidden="true" />}
        aria-pressed={open}
        onClick={() => (open ? closeApp() : openApp('activity'))}
      />
      {waiting > 0 && (
        <span
          aria-hidden="true"
          className="num pointer-events-none absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-info-soft px-1 text-micro font-semibold text-info inset-ring-1 inset-ring-info-line"
        >
          {waiting > COUNT_MAX ? `${COUNT_MAX}+` : waiting}
        </span>
      )}
      {counts && vault !== null && (
        <Suspense>
          <WaitingCounter vaultId={vault.tokenId} onCount={setWaiting} />
        </Suspense>
      )}
    </span>
  )
}
