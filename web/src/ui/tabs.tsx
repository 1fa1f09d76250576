import { createContext, type KeyboardEvent, type ReactNode, useContext, useId } from 'react'
import { cx } from './cx.ts'

interface TabsState {
  value: string
  onValueChange: (value: string) => void
  id: string
}

const TabsContext = createContext<TabsState | null>(null)

function useTabs(): TabsState {
  const state = useContext(TabsContext)
  if (!state) throw new Error('Tab parts belong inside Tabs')
  return state
}

export interface TabsProps {
  value: string
  onValueChange: (value: string) => void
  children: ReactNode
  className?: string
}

/** A view. For a filter use `Segment`. */
export function Tabs({ value, onValueChange, children, className }: TabsProps) {
  const id = useId()
  return (
    <TabsContext value={{ value, onValueChange, id }}>
      <div className={cx('min-w-0', className)}>{children}</div>
    </TabsContext>
  )
}

export interface TabGroupProps {
  label: string
  children: ReactNode
  /** There may be more than fit: then they run out of the line and are scrolled. */
  runsOut?: boolean
}

/** Tabs that the arrow keys walk through. */
export function TabGroup({ label, children, runsOut = false }: TabGroupProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      data-runs-out={runsOut ? '' : undefined}
      onKeyDown={moveByArrow}
      className="-mb-px flex min-w-0 gap-5 self-stretch overflow-x-auto overflow-y-hidden [scrollbar-width:none] @max-narrow/panel:gap-4"
    >
      {children}
    </div>
  )
}

export interface TabListProps extends TabGroupProps {
  /** Right after the tabs: a way to more of them. */
  beside?: ReactNode
  /** At the right end of the line: actions that belong to the view. */
  end?: ReactNode
  className?: string
}

export function TabList({ beside, end, className, ...group }: TabListProps) {
  return (
    <div className={cx('flex h-10 items-stretch border-b max-md:h-11', className)}>
      <TabGroup {...group} />
      {beside && <div className="flex flex-none items-center gap-1 pl-2">{beside}</div>}
      {end && <div className="ml-auto flex items-center gap-2 pl-3">{end}</div>}
    </div>
  )
}

/** The tab that gets the focus opens its view, as with the mouse. */
function moveByArrow(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const current = tabs.indexOf(document.activeElement as HTMLElement)
  const target: Record<string, number> = {
    ArrowRight: (current + 1) % tabs.length,
    ArrowLeft: (current - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const index = target[event.key]
  if (index === undefined || current === -1) return
  event.preventDefault()
  tabs[index]?.focus()
  tabs[index]?.click()
}

export interface TabProps {
  value: string
  children: ReactNode
  count?: number
  disabled?: boolean
  /** In reach of the Tab key though another one is selected: the way into a list of tabs without a selected one. */
  stop?: boolean
}

export function Tab({ value, children, count, disabled = false, stop = false }: TabProps) {
  const { value: current, onValueChange, id } = useTabs()
  const selected = value === current
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-controls={selected ? `${id}-panel-${value}` : undefined}
      aria-selected={selected}
      tabIndex={selected || stop ? 0 : -1}
      disabled={disabled}
      onClick={() => onValueChange(value)}
      className={cx(
        'relative inline-flex flex-none items-center font-medium whitespace-nowrap text-3 -outline-offset-2 hover-step enabled-hover:text-1',
        'disabled:text-off aria-selected:text-1',
        'aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:rounded-[1px] aria-selected:after:bg-1',
      )}
    >
      {children}
      {count !== undefined && <span className="num whitespace-pre"> ({count})</span>}
    </button>
  )
}

export interface TabPanelProps {
  value: string
  children: ReactNode
  className?: string
}

export function TabPanel({ value, children, className }: TabPanelProps) {
  const { value: current, id } = useTabs()
  if (value !== current) return null
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it: a panel may hold nothing to tab to
      tabIndex={0}
      className={cx('-outline-offset-2', className)}
    >
      {children}
    </div>
  )
}
