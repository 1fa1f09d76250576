import { useEffect, useLayoutEffect, useRef } from 'react'
import { findOpener } from './opener.ts'

/**
 * Remembers who had the focus when something opened and gives it back when it closes.
 * Call it before the effect that moves the focus in. Not in a cleanup: React puts the focus back to where it
 * was before a commit, so a focus moved by a cleanup is lost.
 */
export function useReturnFocus(open: boolean): void {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (open) {
      // The first one stays: strict mode runs this twice, and by then the focus may already be inside.
      opener.current ??= findOpener()
    } else {
      giveBack(opener.current)
      opener.current = null
    }
  }, [open])
  useEffect(() => () => giveBack(opener.current), [])
}

function giveBack(opener: HTMLElement | null): void {
  if (opener?.isConnected) opener.focus({ preventScroll: true })
}
