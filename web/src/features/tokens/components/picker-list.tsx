import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { layOut, scrollTo } from '../../../ui/row-window.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { useRowWindow } from '../../../ui/use-row-window.ts'
import { pickerCopy } from '../copy.ts'
import type { PickerItem, PickerRow } from '../picker-rows.ts'
import { PickerRowView } from './picker-row.tsx'

const ROW_PX = 52
const TOUCH_ROW_PX = 56
const HEADING_PX = 32

type PickerListProps = {
  readonly id: string
  readonly items: readonly PickerItem[]
  readonly activeKey: string | null
  /** Brought into sight. */
  readonly followedKey: string | null
  readonly selectedKey: string | null
  readonly onPoint: (row: PickerRow) => void
  readonly onPick: (row: PickerRow) => void
  /** The list takes the same keys as the search field: who scrolls it by keys stands in it. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export const optionId = (listId: string, key: string): string => `${listId}-${key}`

/** Draws only what is in sight: a vault may hold thousands of tokens that nobody asked for. */
export function PickerList({
  id,
  items,
  activeKey,
  followedKey,
  selectedKey,
  onPoint,
  onPick,
  onKeyDown,
}: PickerListProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const isTouch = useMediaQuery('(max-width: 767px)')
  const layout = useMemo(() => {
    const rowPx = isTouch ? TOUCH_ROW_PX : ROW_PX
    return layOut(items.map(({ kind }) => (kind === 'heading' ? HEADING_PX : rowPx)))
  }, [items, isTouch])
  const { from, to, look } = useRowWindow(rows, layout)
  const places = useMemo(() => placesOf(items), [items])

  const lookAgain = useEffectEvent(look)
  useLayoutEffect(() => {
    const element = box.current
    const index = items.findIndex((item) => item.kind === 'row' && item.row.key === followedKey)
    if (element === null || index < 0) return
    const seen = { scrollTop: element.scrollTop, height: element.clientHeight }
    // With the first row its heading comes into sight too.
    element.scrollTop = scrollTo(layout, index === 1 ? 0 : index, seen)
    lookAgain()
  }, [followedKey, items, layout])

  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={pickerCopy.list}
      tabIndex={0}
      aria-activedescendant={activeKey === null ? undefined : optionId(id, activeKey)}
      onKeyDown={onKeyDown}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain border-t pb-2 -outline-offset-2"
    >
      <div ref={rows} role="presentation" className="relative" style={{ height: layout.tops.at(-1) }}>
        {items.slice(from, to).map((item, offset) => {
          const index = from + offset
          const top = layout.tops[index] ?? 0
          const height = (layout.tops[index + 1] ?? top) - top
          if (item.kind === 'heading') return <Heading key={item.label} label={item.label} top={top} />
          const { row } = item
          return (
            <PickerRowView
              key={row.key}
              id={optionId(id, row.key)}
              row={row}
              place={places.get(row.key) ?? 1}
              count={places.size}
              top={top}
              height={height}
              isActive={row.key === activeKey}
              isSelected={row.key === selectedKey}
              onPoint={() => onPoint(row)}
              onPick={() => onPick(row)}
            />
          )
        })}
      </div>
    </div>
  )
}

function Heading({ label, top }: { label: string; top: number }) {
  return (
    <div
      role="presentation"
      style={{ top, height: HEADING_PX }}
      className="absolute inset-x-0 flex items-end px-5 pb-1.5 text-micro font-medium text-3"
    >
      {label}
    </div>
  )
}

function placesOf(items: readonly PickerItem[]): ReadonlyMap<string, number> {
  const rows = items.flatMap((item) => (item.kind === 'row' ? [item.row.key] : []))
  return new Map(rows.map((key, index) => [key, index + 1]))
}
