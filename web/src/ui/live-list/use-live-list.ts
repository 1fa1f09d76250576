import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLatest } from '../use-latest.ts'
import { useSize } from '../use-size.ts'
import type { LiveListProps } from './live-list-props.ts'
import { useListKeys } from './use-list-keys.ts'
import { usePointing } from './use-pointing.ts'
import { useSeenRows } from './use-seen-rows.ts'
import { useSelectedRow } from './use-selected-row.ts'
import { useStillRows } from './use-still-rows.ts'
import { HEAD_PX, useVirtualRows } from './use-virtual-rows.ts'

const NARROW_ROW_PX = 60
const NARROW_BELOW_PX = 480
const NO_SORTS = {}

/** Everything about the list that is not drawing. */
export function useLiveList<Row>(props: LiveListProps<Row>) {
  const { keyOf, sorts = NO_SORTS, sort = null, isHeld = false, hasPages = false } = props
  const canPause = props.neverPauses !== true
  const { of, rows } = useUnhurried(props)
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const { ref: frame, width } = useSize()
  const isNarrow = width > 0 && width < NARROW_BELOW_PX
  const { isPointing, handlers } = usePointing()
  const isPaused = canPause && (isPointing || isHeld) && rows.length > 0
  const still = useStillRows({ of, rows, keyOf, sorts, sort, isPaused, hasPages })
  const { shown } = still
  useTold(isPaused, props.onPaused)

  const selected = useSelectedRow(shown, keyOf)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [focusedKey, setFocusedKey] = useState<string | null>(null)
  const indexOf = (key: string | null) => (key === null ? -1 : shown.findIndex((row) => keyOf(row) === key))
  const detail = isNarrow && props.detail !== undefined ? props.detail : null
  const openIndex = detail === null ? -1 : indexOf(openKey)
  const focusedIndex = indexOf(focusedKey)
  const rowPx = isNarrow ? NARROW_ROW_PX : (props.rowPx ?? 48)
  const virtual = useVirtualRows({
    scroller,
    count: shown.length,
    rowPx,
    headPx: HEAD_PX,
    open: { index: openIndex, extraPx: detail?.heightPx ?? 0 },
    alwaysDrawn: [selected.index, focusedIndex],
    // Before the last page is drawn, its end is not known.
    onNearEnd: rows === props.rows ? props.onNearEnd : undefined,
  })
  const drawn = virtual.items.flatMap(({ index }) => shown[index] ?? [])
  useSeenRows(drawn, keyOf, props.onSeen)

  const startOver = useEffectEvent(() => {
    scroller.current?.scrollTo({ top: 0 })
    selected.clear()
    setOpenKey(null)
  })
  useOnChange(of, startOver)
  useLayoutEffect(() => {
    // The row that had the focus has left the list.
    if (focusedKey === null || focusedIndex >= 0) return
    if (document.activeElement === document.body) table.current?.focus({ preventScroll: true })
    setFocusedKey(null)
  }, [focusedKey, focusedIndex])

  const open = useLatest((row: Row) => {
    selected.select(indexOf(keyOf(row)))
    if (detail === null) return props.onOpen?.(row)
    setOpenKey(openKey === keyOf(row) ? null : keyOf(row))
  })
  useListKeys({
    list: table,
    move: (by) => {
      const next = selected.after(by)
      selected.select(next)
      virtual.scrollTo(next)
      table.current?.focus({ preventScroll: true })
    },
    open: () => selected.row !== null && open(selected.row),
    press: (letter) => pressLetter(letter, props, selected.row),
  })
  return {
    frame,
    scroller,
    table,
    handlers,
    isPaused,
    isPointing,
    still,
    selected,
    detail,
    openIndex,
    rowPx,
    virtual,
    open: detail !== null || props.onOpen !== undefined ? open : null,
    setFocusedKey,
  }
}

/** New figures wait for keys and presses, and for the last drawing to end. */
function useUnhurried<Row>({ of, rows }: Pick<LiveListProps<Row>, 'of' | 'rows'>) {
  return useDeferredValue(useMemo(() => ({ of, rows }), [of, rows]))
}

function pressLetter<Row>(letter: string, props: LiveListProps<Row>, row: Row | null): boolean {
  if (letter === '/' && props.onSearch !== undefined) {
    props.onSearch()
    return true
  }
  const pressed = props.keys?.find(({ key }) => key === letter)
  if (pressed === undefined || row === null) return false
  pressed.act(row)
  return true
}

function useTold(isPaused: boolean, onPaused: ((isPaused: boolean) => void) | undefined): void {
  const tell = useEffectEvent(() => onPaused?.(isPaused))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => tell(), [isPaused])
}

function useOnChange(value: string, act: () => void): void {
  const last = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act is the latest one whenever the value changes
  useLayoutEffect(() => {
    if (last.current !== value) act()
    last.current = value
  }, [value])
}
