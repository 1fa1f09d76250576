import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { layOut, scrollTo, windowOf } from '../row-window.ts'

type VirtualRowsInput = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  readonly rowPx: number
  readonly headPx: number
  /** The one that is higher than the others, by what stands open below it. */
  readonly open: { readonly index: number; readonly extraPx: number }
  /** Drawn wherever the list stands: what has the focus must not be taken away. */
  readonly alwaysDrawn: readonly number[]
  readonly onNearEnd: (() => void) | undefined
}

/** The head of the table, with its line. */
export const HEAD_PX = 32
const NEAR_END_PX = 200
/** Nothing is drawn anew for less than this. */
const STEP_PX = 96
const FIRST_VIEW = { scrollTop: 0, height: 640 }

/** Which rows are drawn, and where the last one ends. */
export function useVirtualRows(input: VirtualRowsInput) {
  const { scroller, count, rowPx, headPx, open, alwaysDrawn, onNearEnd } = input
  const layout = useMemo(
    () => layOut(Array.from({ length: count }, (_, at) => rowPx + (at === open.index ? open.extraPx : 0))),
    [count, rowPx, open.index, open.extraPx],
  )
  const [view, look] = useView(scroller)
  useNearEnd(scroller, count, onNearEnd)
  const { tops } = layout
  const { from, to } = windowOf(layout, view)
  const wanted = alwaysDrawn.filter((index) => index >= 0 && index < count)
  const inSight = Array.from({ length: to - from }, (_, at) => from + at)
  const drawn = [...new Set([...inSight, ...wanted])].sort((one, other) => one - other)
  return {
    items: drawn.map((index) => ({
      index,
      start: headPx + (tops[index] ?? 0),
      end: headPx + (tops[index + 1] ?? 0),
    })),
    endPx: headPx + (tops.at(-1) ?? 0),
    scrollTo: (index: number) => {
      const box = scroller.current
      if (box === null) return
      // The head stays in sight and covers what is below it.
      box.scrollTop = scrollTo(layout, index, { scrollTop: box.scrollTop, height: box.clientHeight - headPx })
      look()
    },
  }
}

/** What of the list is in sight, to the next step. */
function useView(scroller: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(FIRST_VIEW)
  const look = useCallback(() => {
    const box = scroller.current
    if (box === null) return
    const scrollTop = Math.floor(box.scrollTop / STEP_PX) * STEP_PX
    const height = box.clientHeight + STEP_PX
    setView((last) => (last.scrollTop === scrollTop && last.height === height ? last : { scrollTop, height }))
  }, [scroller])
  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null) return
    look()
    const leaving = new AbortController()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true, signal: leaving.signal })
    return () => {
      leaving.abort()
      observer.disconnect()
    }
  }, [scroller, look])
  return [view, look] as const
}

function useNearEnd(scroller: RefObject<HTMLElement | null>, count: number, onNearEnd?: () => void): void {
  const look = useEffectEvent(() => {
    const box = scroller.current
    if (box === null || count === 0) return
    if (box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_END_PX) onNearEnd?.()
  })
  const isWanted = onNearEnd !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a short page the end is still in sight
  useEffect(() => {
    if (!isWanted) return
    look()
    const leaving = new AbortController()
    scroller.current?.addEventListener('scroll', () => look(), { passive: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [isWanted, count, scroller])
}
