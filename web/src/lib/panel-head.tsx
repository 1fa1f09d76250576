import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

/** Where the open app's controls go: the workspace owns the head, so that it stands still while the body loads. */
export type PanelHeadPlaces = {
  readonly lead: HTMLElement | null
  readonly title: HTMLElement | null
  readonly start: HTMLElement | null
  readonly end: HTMLElement | null
  /** While claimed, icon and title of the registry give way. */
  readonly claimTitle: (claimed: boolean) => void
}

export const PanelHeadContext = createContext<PanelHeadPlaces>({
  lead: null,
  title: null,
  start: null,
  end: null,
  claimTitle: () => {},
})

/** Another title than the app's name, inside the same heading; `lead` stands before it: an icon, a way back. */
export function PanelHeadTitle({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { lead: leadPlace, title: titlePlace, claimTitle } = use(PanelHeadContext)
  useLayoutEffect(() => {
    claimTitle(true)
    return () => claimTitle(false)
  }, [claimTitle])
  if (leadPlace === null || titlePlace === null) return null
  return (
    <>
      {createPortal(lead, leadPlace)}
      {createPortal(children, titlePlace)}
    </>
  )
}

/** Right after the title: a segment, a line of context, a badge. */
export function PanelHeadStart({ children }: { children: ReactNode }) {
  const { start } = use(PanelHeadContext)
  return start === null ? null : createPortal(children, start)
}

/** Before the close button: refresh and other actions. */
export function PanelHeadEnd({ children }: { children: ReactNode }) {
  const { end } = use(PanelHeadContext)
  return end === null ? null : createPortal(children, end)
}
