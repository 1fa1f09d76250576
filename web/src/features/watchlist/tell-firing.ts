import type { AlertFiring } from '@windhover/core/watchlist/contract'
import { sayFiring } from '@windhover/core/watchlist/say-alert'
import { openToken } from '../../lib/open-token.ts'
import { toast } from '../../ui/toast-store.ts'
import { alertCopy } from './copy.ts'

/** Somebody may be looking elsewhere when it happens. */
const SHOWN_MS = 12_000

export function tellFiring(firing: AlertFiring): void {
  toast.success({
    title: sayFiring(firing),
    action: { label: alertCopy.open, onPress: () => openToken(firing.token) },
    durationMs: SHOWN_MS,
  })
}
