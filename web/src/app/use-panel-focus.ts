import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opening an app moves focus to its heading; closing it returns focus to what opened it. Menus and dialogs have
 * given the focus back to their own opener by then. An app that was open at the start leaves focus alone.
 */
export function usePanelFocus(openId: string | null, heading: RefObject<HTMLElement | null>): void {
  const opener = useRef<HTMLElement | null>(null)
  const before = useRef(openId)

  useEffect(() => {
    const previous = before.current
    before.current = openId
    if (openId === previous) return
    if (openId === null) {
      giveBack(opener.current)
      opener.current = null
      return
    }
    if (previous === null) opener.current = focused()
    heading.current?.focus({ preventScroll: true })
  }, [openId, heading])
}

function focused(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}

function giveBack(opener: HTMLElement | null): void {
  if (opener?.isConnected) opener.focus({ preventScroll: true })
}
