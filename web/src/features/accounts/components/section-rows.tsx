import type { ReactNode } from 'react'
import { IconTile } from '../../../ui/icon-tile.tsx'

export function SectionRows({ children }: { children: ReactNode }) {
  return <ul className="mt-2 -mb-1 divide-y divide-line-subtle">{children}</ul>
}

type SectionRowProps = {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly badge?: ReactNode
  readonly caption: ReactNode
  readonly actions?: ReactNode
}

export function SectionRow({ icon, title, badge, caption, actions }: SectionRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 py-2">
      <IconTile>{icon}</IconTile>
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{title}</span>
          {badge}
        </div>
        <div className="truncate text-caption text-3">{caption}</div>
      </div>
      {actions && <div className="flex flex-none items-center gap-1 max-md:gap-3">{actions}</div>}
    </li>
  )
}
