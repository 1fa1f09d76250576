import { lazy, Suspense, useState } from 'react'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { launchpadCopy } from '../copy.ts'
import { PanelSubtitle } from '../parts/panel-subtitle.tsx'
import { ViewTabs } from '../parts/view-tabs.tsx'

const MemezoneView = lazy(() => import('../memezone/memezone-view.tsx'))
const LaunchLabView = lazy(() => import('../launch-lab/launch-lab-view.tsx'))
const DbcView = lazy(() => import('../dbc/dbc-view.tsx'))

type View = (typeof launchpadCopy.views)[number]['value']

/** What is launched on Solana, by launchpad (G02). */
export default function LaunchpadPanel() {
  const [view, setView] = useState<View>('pump')
  return (
    <>
      <PanelSubtitle>{launchpadCopy.subtitle}</PanelSubtitle>
      <ViewTabs label={launchpadCopy.viewsLabel} views={launchpadCopy.views} view={view} onView={setView}>
        <Suspense fallback={<SkeletonRows rows={6} rowHeight={48} className="px-5" />}>
          {view === 'pump' && <MemezoneView isInside />}
          {view === 'launchlab' && <LaunchLabView isInside />}
          {view === 'dbc' && <DbcView />}
        </Suspense>
      </ViewTabs>
    </>
  )
}
