import X from 'lucide-react/icons/x'
import { type Ref, useState } from 'react'
import { PanelHeadContext, type TitleClaim } from '../lib/panel-head.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Panel } from '../ui/panel.tsx'
import { AppBody } from './app-body.tsx'
import type { WorkspaceApp } from './app-registry.ts'
import { LateIcon } from './late-icon.tsx'
import { FiguresTimeSlot } from './offline/offline-slot.tsx'

type AppPanelProps = {
  readonly app: WorkspaceApp
  readonly fullScreen: boolean
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onClose: () => void
}

/** The open app: a head that stands at once, and a body that is its own chunk. */
export function AppPanel({ app, fullScreen, headingRef, onClose }: AppPanelProps) {
  const [lead, setLead] = useState<HTMLElement | null>(null)
  const [title, setTitle] = useState<HTMLElement | null>(null)
  const [claim, claimTitle] = useState<TitleClaim | null>(null)
  const [start, setStart] = useState<HTMLElement | null>(null)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const showsFigures = app.group !== 'Account'
  return (
    <Panel label={`${app.title} app`} {...(showsFigures ? {} : { 'data-own-figures': '' })}>
      <header
        className={cx(
          'flex flex-none items-center gap-2 border-b',
          fullScreen ? 'h-13 pr-1 pl-4' : 'h-12 pr-3 pl-5 @max-narrow/panel:pl-4',
        )}
      >
        <div ref={setLead} className="flex flex-none items-center gap-2 empty:hidden" />
        {claim !== 'icon-and-title' && <LateIcon app={app} size={16} className="flex-none" />}
        <h2 ref={headingRef} tabIndex={-1} className="truncate text-title font-semibold outline-none">
          {claim === null && app.title}
          <span ref={setTitle} />
        </h2>
        <div ref={setStart} className="ml-1 flex min-w-0 flex-1 items-center gap-2" />
        {showsFigures && <FiguresTimeSlot />}
        <div ref={setEnd} className="flex flex-none items-center gap-1" />
        <IconButton
          label={`Close ${app.title}`}
          icon={<X size={16} aria-hidden="true" />}
          size={fullScreen ? 44 : 28}
          onClick={onClose}
        />
      </header>
      <PanelHeadContext value={{ lead, title, start, end, claimTitle }}>
        <AppBody key={app.id} app={app} />
      </PanelHeadContext>
    </Panel>
  )
}
