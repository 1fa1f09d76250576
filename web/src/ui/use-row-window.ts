import { type RefObject, useLayoutEffect, useState } from 'react'
import { type RowLayout, windowOf } from './row-window.ts'

/** Nothing is drawn anew for less than this. */
const STEP_PX = 64
const FIRST_VIEW_PX = 480

/**
 * Which rows of a long list to draw: those on the screen and a few around them, whatever scrolls the list. `rows` holds
 * them all, with gaps in place of those that are not drawn. `look` is for who scrolls by code and cannot wait a frame.
 */
export function useRowWindow(rows: RefObject<HTMLElement | null>, layout: RowLayout) {
  const [seen, setSeen] = useState({ scrollTop: 0, height: FIRST_VIEW_PX })
  const look = () => {
    if (rows.current === null) return
    const above = -rows.current.getBoundingClientRect().top
    const next = { scrollTop: Math.floor(above / STEP_PX) * STEP_PX, height: innerHeight + STEP_PX }
    setSeen((last) => (last.scrollTop === next.scrollTop && last.height === next.height ? last : next))
  }
  // After every drawing: what stands above the list may have grown.
  useLayoutEffect(() => {
    look()
    const leaving = new AbortController()
    addEventListener('scroll', look, { capture: true, passive: true, signal: leaving.signal })
    addEventListener('resize', look, { signal: leaving.signal })
    return () => leaving.abort()
  })
  return { ...windowOf(layout, seen), look }
}
