import { alertFired } from '@windhover/core/watchlist/contract'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { LATE_PART_FAILED } from '../../../lib/use-late-part.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Hears on every page that an alert fired; what tells of it comes with the first one. */
export default function AlertHost() {
  useLiveEvent(alertFired, (firing) => {
    import('../tell-firing.ts').then(
      ({ tellFiring }) => tellFiring(firing),
      () => void toast.error({ title: LATE_PART_FAILED }),
    )
  })
  return null
}
