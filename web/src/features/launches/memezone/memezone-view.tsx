import type { MemezoneTab } from '@windhover/core/discovery/contract'
import type { MemezoneBounds } from '@windhover/core/discovery/memezone-bounds'
import { useState } from 'react'
import { memezoneCopy } from '../copy.ts'
import { NotYet } from '../parts/not-yet.tsx'
import { ViewTabs } from '../parts/view-tabs.tsx'
import { MemezoneList } from './memezone-list.tsx'

/** Launches on pump-style curves. `isInside`: it stands below the tabs of another panel. */
export default function MemezoneView({ isInside = false }: { readonly isInside?: boolean }) {
  const [view, setView] = useState<MemezoneTab | 'deploy'>('new')
  const [bounds, setBounds] = useState<MemezoneBounds>({})
  return (
    <ViewTabs
      label={memezoneCopy.viewsLabel}
      views={memezoneCopy.views}
      view={view}
      onView={setView}
      isInside={isInside}
    >
      {view === 'deploy' ? (
        <NotYet sentence={memezoneCopy.noDeploy} />
      ) : (
        <MemezoneList tab={view} bounds={bounds} onBounds={setBounds} />
      )}
    </ViewTabs>
  )
}
