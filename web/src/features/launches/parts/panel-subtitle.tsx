import { PanelHeadStart } from '../../../lib/panel-head.tsx'

/** One line of context beside the title. */
export function PanelSubtitle({ children }: { readonly children: string }) {
  return (
    <PanelHeadStart>
      <span className="truncate text-caption text-3">{children}</span>
    </PanelHeadStart>
  )
}
