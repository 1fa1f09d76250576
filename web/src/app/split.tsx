import { APP_PANEL_DEFAULT_PERCENT } from '@windhover/core/workspace/layout'
import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { PANEL_MAX, PANEL_MIN, panelAfterKey, panelAtPointer } from './split-width.ts'

/** The line at the left edge is part of the panel's width, not of its content's. */
const LINE_PX = 1

type SidePanelProps = {
  readonly id: string
  readonly open: boolean
  /** False for an app that stood in the address at the start: nothing may move while the page loads. */
  readonly slideIn: boolean
  readonly workspace: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** The app panel beside the chat with its divider. Mounted while open, so each opening begins at the default width. */
export function SidePanel({ id, open, slideIn, workspace, children }: SidePanelProps) {
  const [percent, setPercent] = useState(APP_PANEL_DEFAULT_PERCENT)
  const [dragging, setDragging] = useState(false)
  return (
    <aside
      inert={!open}
      className={cx(
        'relative h-full flex-none border-l bg-surface',
        !dragging &&
          (open
            ? 'transition-[width] duration-(--dur-3) ease-out'
            : 'transition-[width] duration-(--dur-2) ease-in'),
        !open && 'border-transparent',
        slideIn && 'starting:w-0',
      )}
      style={{ width: open ? `${percent}%` : 0 }}
    >
      {open && (
        <Divider
          panelId={id}
          percent={percent}
          onChange={setPercent}
          onDragging={setDragging}
          workspace={workspace}
        />
      )}
      <div className="h-full overflow-hidden">
        {/* As wide as the open panel from the first frame: its content must not reflow while it slides. */}
        <div id={id} className="h-full" style={{ width: `calc(${percent}cqw - ${LINE_PX}px)` }}>
          {children}
        </div>
      </div>
    </aside>
  )
}

type DividerProps = {
  readonly panelId: string
  readonly percent: number
  readonly onChange: (percent: number) => void
  readonly onDragging: (dragging: boolean) => void
  readonly workspace: RefObject<HTMLElement | null>
}

function Divider({ panelId, percent, onChange, onDragging, workspace }: DividerProps) {
  const grabbed = useRef(false)

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    grabbed.current = true
    onDragging(true)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = workspace.current?.getBoundingClientRect()
    if (grabbed.current && box !== undefined) onChange(panelAtPointer(event.clientX, box))
  }
  const release = () => {
    grabbed.current = false
    onDragging(false)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the window splitter of the ARIA patterns
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the app panel"
      aria-controls={panelId}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={PANEL_MIN}
      aria-valuemax={PANEL_MAX}
      aria-valuetext={`${Math.round(percent)} percent`}
      title="Drag to resize, double click to reset"
      className={cx(
        'group absolute inset-y-0 -left-[5px] z-(--z-sticky) grid w-[9px] cursor-col-resize touch-none place-items-center outline-none',
      )}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onDoubleClick={() => onChange(APP_PANEL_DEFAULT_PERCENT)}
      onKeyDown={(event) => {
        const next = panelAfterKey(percent, event)
        if (next === null) return
        event.preventDefault()
        onChange(next)
      }}
    >
      <span
        className={cx(
          'h-7 w-[3px] rounded-full bg-line-strong ring-[3px] ring-canvas hover-step',
          'group-hover:bg-2 group-focus-visible:bg-focus group-active:bg-1',
        )}
      />
    </div>
  )
}
