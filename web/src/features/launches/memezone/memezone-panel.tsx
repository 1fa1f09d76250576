import { memezoneCopy } from '../copy.ts'
import { PanelSubtitle } from '../parts/panel-subtitle.tsx'
import MemezoneView from './memezone-view.tsx'

export default function MemezonePanel() {
  return (
    <>
      <PanelSubtitle>{memezoneCopy.subtitle}</PanelSubtitle>
      <MemezoneView />
    </>
  )
}
