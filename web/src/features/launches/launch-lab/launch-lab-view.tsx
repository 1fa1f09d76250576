import type { LaunchLabSort } from '@windhover/core/discovery/contract'
import { useState } from 'react'
import { launchLabCopy } from '../copy.ts'
import { NotYet } from '../parts/not-yet.tsx'
import { ViewTabs } from '../parts/view-tabs.tsx'
import { LaunchLabList } from './launch-lab-list.tsx'

/** Launches of the launch lab. `isInside`: it stands below the tabs of another panel. */
export default function LaunchLabView({ isInside = false }: { readonly isInside?: boolean }) {
  const [view, setView] = useState<LaunchLabSort | 'launch'>('new')
  return (
    <ViewTabs
      label={launchLabCopy.viewsLabel}
      views={launchLabCopy.views}
      view={view}
      onView={setView}
      isInside={isInside}
    >
      {view === 'launch' ? (
        <NotYet sentence={launchLabCopy.noLaunch} />
      ) : (
        <LaunchLabList key={view} sort={view} />
      )}
    </ViewTabs>
  )
}
