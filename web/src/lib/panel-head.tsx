import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

export type TitleClaim = 'title' | 'icon-and-title'

/** Where the open app's controls go: the workspace owns the head, so that it stands still while the body loads. */
export type PanelHeadPlaces = {
  readonly lead: HTMLElement | null
  readonly title: HTMLElement | null
  readonly start: HTMLElement | null
  readonly end: HTMLElement | null
  /** While claimed, the app's own title gives way, and its icon too where something else stands before the title. */
  readonly claimTitle: (claim: TitleClaim | null) => void
}

export const PanelHeadContext = createContext<PanelHeadPlaces>({
  lead: null,
  title: null,
  start: null,
  end: null,
  claimTitle: () => {},
})

/** Another title than the app's name, inside the same heading; `lead` stands before it in place of the app's icon. */
export function PanelHeadTitle({ lead = null, children }: { lead?: ReactNode; children: ReactNode }) {
  const { lead: leadPlace, title: titlePlace, claimTitle } = use(PanelHeadContext)
  const claim = lead === null ? 'title' : 'icon-and-title'
  useLayoutEffect(() => {
    claimTitle(claim)
    return () => claimTitle(null)
  }, [claimTitle, claim])
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
