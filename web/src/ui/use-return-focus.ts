import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { findOpener } from './opener.ts'

/**
 * Remembers who had the focus when something opened and gives it back when it closes.
 * Call it before the effect that moves the focus in. Not in a cleanup: React puts the focus back to where it
 * was before a commit, so a focus moved by a cleanup is lost.
 */
export function useReturnFocus(open: boolean): void {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = findOpener()
    else giveBack(opener)
  }, [open])
  useEffect(() => () => giveBack(opener), [])
}

function giveBack(opener: RefObject<HTMLElement | null>): void {
  if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
  opener.current = null
}
