import { useCallback, useRef, useState } from 'react'
import { useCover } from '../lib/cover.ts'
import { type DrawSlot, DrawSlotContext } from '../lib/feature-slot.tsx'
import { closeApp, useOpenApp } from '../lib/open-app.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import { AppPanel } from './app-panel.tsx'
import { findApp } from './app-registry.ts'
import { CoverHost } from './cover-host.tsx'
import { appRegistry } from './features.ts'
import { OfflineSlot } from './offline/offline-slot.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import { GlobalHosts, Slot } from './slot.tsx'
import { SidePanel } from './split.tsx'
import { TopBar } from './top-bar.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useLingering } from './use-lingering.ts'
import { usePaletteShortcut } from './use-palette-shortcut.ts'
import { usePanelFocus } from './use-panel-focus.ts'

const PANEL_ID = 'app-panel'
const PANEL_EXIT_MS = 160

const drawSlot: DrawSlot = (place) => <Slot {...place} />

/** Chat, and beside it (below 768 px: instead of it) the app that stands in the address. */
export default function Workspace() {
  const opened = findApp(appRegistry, useOpenApp())
  const openId = opened?.id ?? null
  const mobile = useMediaQuery(PHONE_QUERY)
  const shown = useLingering(opened, mobile ? 0 : PANEL_EXIT_MS)
  const [idAtStart, setIdAtStart] = useState(openId)
  if (idAtStart !== null && openId !== idAtStart) setIdAtStart(null)
  const area = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const search = useCallback(() => setPaletteOpen(true), [])

  usePaletteShortcut(() => setPaletteOpen((before) => !before))
  usePanelFocus(openId, heading)
  useDocumentTitle(opened?.title ?? null)

  const covered = useCover() !== null
  const fullScreen = mobile && openId !== null
  const panel = shown !== null && (
    <AppPanel app={shown} fullScreen={fullScreen} headingRef={heading} onClose={closeApp} />
  )
  return (
    <DrawSlotContext value={drawSlot}>
      <div className="flex h-dvh flex-col overflow-hidden">
        {!fullScreen && (
          <div className="contents" inert={mobile && covered}>
            <TopBar onSearch={search} />
          </div>
        )}
        <OfflineSlot />
        <div ref={area} inert={mobile && covered} className="@container flex min-h-0 flex-1">
          <main hidden={fullScreen} className="relative min-w-0 flex-1 bg-canvas">
            <div className="h-full" inert={covered}>
              <Slot
                name="chatPanel"
                props={{ setup: <Slot name="chatSetup" props={{}} fallback={<SetupRoom />} /> }}
                failure={(retry) => (
                  <ErrorState layout="block" message="Something went wrong." onRetry={retry} />
                )}
              />
            </div>
            {!mobile && <CoverHost fullScreen={false} />}
          </main>
          {fullScreen && (
            <main className="min-w-0 flex-1">
              <h1 className="sr-only">Windhover</h1>
              {panel}
            </main>
          )}
          {!mobile && shown !== null && (
            <SidePanel id={PANEL_ID} open={openId !== null} slideIn={idAtStart === null} workspace={area}>
              {panel}
            </SidePanel>
          )}
        </div>
        {mobile && <CoverHost fullScreen />}
        <PaletteHost open={paletteOpen} onOpenChange={setPaletteOpen} />
        <GlobalHosts />
      </div>
    </DrawSlotContext>
  )
}

/** Room of the strip: what stands around it does not move when it comes. */
function SetupRoom() {
  return <div className="h-12 flex-none" />
}
