import { type RefObject, use, useEffect, useEffectEvent } from 'react'
import { dialogStack } from '../dialog-stack.ts'
import { PanelHostContext } from '../panel-host.ts'

type ListKeys = {
  /** The list itself: arrows and Enter are its own only there, or where nothing has the focus. */
  readonly list: RefObject<HTMLElement | null>
  readonly move: (by: 1 | -1 | 'first' | 'last') => void
  readonly open: () => void
  /** True where the letter means something. */
  readonly press: (letter: string) => boolean
}

const MOVES: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }
const ARROWS: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
}

/** Letters work anywhere in the list's panel, except where somebody types or something lies over it. */
export function useListKeys({ list, move, open, press }: ListKeys): void {
  const panel = use(PanelHostContext)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForList(event, panel ?? list.current)) return
    const moved = MOVES[event.key] ?? (isOnList(event, list.current) ? ARROWS[event.key] : undefined)
    if (moved !== undefined) move(moved)
    else if (event.key === 'Enter' && isOnList(event, list.current)) open()
    else if (!press(event.key)) return
    event.preventDefault()
  })
  useEffect(() => {
    const leaving = new AbortController()
    addEventListener('keydown', onKey, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}

function isForList(event: KeyboardEvent, panel: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const { target } = event
  if (dialogStack.top() !== null || !(target instanceof Element)) return false
  if (target === document.body) return document.querySelector(':popover-open[role="dialog"]') === null
  return panel?.contains(target) === true && target.closest(TYPING_OR_OVER) === null
}

const TYPING_OR_OVER =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [popover], [role="dialog"]'

/** On a button or a link Enter is the press of it. */
function isOnList({ target }: KeyboardEvent, list: HTMLElement | null): boolean {
  return target === document.body || target === list
}
