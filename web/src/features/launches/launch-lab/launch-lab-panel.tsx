import { launchLabCopy } from '../copy.ts'
import { PanelSubtitle } from '../parts/panel-subtitle.tsx'
import LaunchLabView from './launch-lab-view.tsx'

export default function LaunchLabPanel() {
  return (
    <>
      <PanelSubtitle>{launchLabCopy.subtitle}</PanelSubtitle>
      <LaunchLabView />
    </>
  )
}
