import { type KeyboardEvent, useRef, useState } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import { offeredApps, type WorkspaceApp } from '../app-registry.ts'
import { appRegistry } from '../features.ts'
import { type LauncherSpot, launcherColumns, moveSpot } from './launcher-columns.ts'
import { LauncherItem } from './launcher-item.tsx'

export type LauncherMenuProps = {
  /** Its button: names the menu, and gets the focus back when the opened app is closed. */
  readonly labelledBy: string
  readonly openId: string | null
  readonly onOpen: (app: WorkspaceApp) => void
  readonly onSearch: () => void
}

const APPS = offeredApps(appRegistry)

/** Groups in columns; one item at a time is in the tab order, arrows move between them. */
export default function LauncherMenu({ labelledBy, openId, onOpen, onSearch }: LauncherMenuProps) {
  const columns = launcherColumns(APPS)
  const grid = columns.map((column) => column.flatMap((group) => group.apps))
  const items = useRef(new Map<string, HTMLButtonElement>())
  const [spot, setSpot] = useState<LauncherSpot>({ column: 0, row: 0 })
  const current = grid[spot.column]?.[spot.row]?.id

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveSpot(
      grid.map((column) => column.length),
      spot,
      event.key,
    )
    if (next === null) return
    event.preventDefault()
    setSpot(next)
    const id = grid[next.column]?.[next.row]?.id
    if (id !== undefined) items.current.get(id)?.focus()
  }

  return (
    <>
      <div
        role="menu"
        aria-labelledby={labelledBy}
        onKeyDown={onKeyDown}
        className="flex gap-1 p-2 max-md:flex-col"
      >
        {columns.map((column, columnIndex) => (
          <div key={column[0]?.name} className="w-51 max-md:w-full" role="none">
            {column.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
              <div key={group.name} role="group" aria-label={group.name}>
                <div aria-hidden="true" className="px-2 pt-2 pb-1 text-micro font-medium text-3">
                  {group.name}
                </div>
                {group.apps.map((app) => (
                  <LauncherItem
                    key={app.id}
                    app={app}
                    open={app.id === openId}
                    inTabOrder={app.id === current}
                    onFocus={() => {
                      const row = grid[columnIndex]?.indexOf(app) ?? 0
                      setSpot({ column: columnIndex, row })
                    }}
                    onOpen={() => onOpen(app)}
                    ref={(element) => {
                      if (element !== null) items.current.set(app.id, element)
                    }}
                  />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
      <LauncherFoot columnCount={columns.length} onSearch={onSearch} />
    </>
  )
}

function LauncherFoot({
  columnCount,
  onSearch,
}: {
  readonly columnCount: number
  readonly onSearch: () => void
}) {
  return (
    <div className="flex h-10 items-center gap-2 border-t px-4 text-caption text-3 max-md:h-13">
      {columnCount > 1 && (
        <span className="flex items-center gap-2 max-md:hidden">
          {['↑', '↓', '←', '→'].map((arrow) => (
            <Kbd key={arrow}>{arrow}</Kbd>
          ))}
          move
        </span>
      )}
      <span className="flex items-center gap-2 max-md:hidden">
        <Kbd>↵</Kbd>open
      </span>
      <button
        type="button"
        onClick={onSearch}
        className="ml-auto flex h-7 items-center gap-2 rounded-sm px-1 hover-step hover:text-1 max-md:mx-auto max-md:h-11 max-md:px-4"
      >
        <Kbd mod className="max-md:hidden">
          K
        </Kbd>
        <span className="max-md:hidden">search</span>
        <span className="md:hidden">Search or ask anything</span>
      </button>
    </div>
  )
}
