import type { ReactNode } from 'react'

type KeyLineProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly badge?: ReactNode
  readonly caption: ReactNode
  readonly actions?: ReactNode
}

/** Who it is, and what can be done about it. */
export function KeyLine({ icon, name, badge, caption, actions }: KeyLineProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      {icon}
      <div className="min-w-40 flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <bdi className="truncate font-medium">{name}</bdi>
          {badge}
        </div>
        <div className="text-caption text-3 wrap-anywhere">{caption}</div>
      </div>
      {actions && <div className="flex flex-none items-center gap-2">{actions}</div>}
    </div>
  )
}
