import type { Watchlist } from '@windhover/core/watchlist/contract'
import Bell from 'lucide-react/icons/bell'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tab, TabGroup, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { watchlistCopy } from '../copy.ts'
import { ALL_ALERTS } from '../use-view.ts'
import { ListDialogs, type OpenDialog } from './list-dialogs.tsx'

type ListTabsProps = {
  readonly lists: readonly Watchlist[]
  readonly alertCount: number | null
  readonly view: string
  readonly onView: (view: string) => void
  readonly children: ReactNode
}

export function ListTabs({ lists, alertCount, view, onView, children }: ListTabsProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const shown = lists.find(({ id }) => id === view) ?? null
  const newList = () => setDialog({ kind: 'name', list: null })
  return (
    <Tabs value={view} onValueChange={onView} className="flex min-h-0 flex-1 flex-col">
      <TabList
        runsOut
        label={watchlistCopy.lists}
        className="flex-none px-5 @max-narrow/panel:px-4"
        beside={
          <>
            <Button
              variant="ghost"
              size={28}
              icon={<Plus size={14} aria-hidden="true" />}
              className="text-2 @max-narrow/panel:hidden max-md:hidden"
              onClick={newList}
            >
              {watchlistCopy.newList}
            </Button>
            <span className="hidden @max-narrow/panel:contents max-md:contents">
              <IconButton
                size={28}
                label={watchlistCopy.newList}
                icon={<Plus size={15} aria-hidden="true" />}
                onClick={newList}
              />
            </span>
            {shown !== null && <ListMenu list={shown} isOnly={lists.length === 1} onDialog={setDialog} />}
          </>
        }
        end={
          <TabGroup label={watchlistCopy.allAlerts}>
            <Tab value={ALL_ALERTS} stop>
              <Bell size={14} aria-hidden="true" className="mr-2" />
              <span className="@max-narrow/panel:sr-only max-md:sr-only">{watchlistCopy.allAlerts}</span>
              <Count of={alertCount} />
            </Tab>
          </TabGroup>
        }
      >
        {lists.map(({ id, name, tokens }, at) => (
          <Tab key={id} value={id} stop={shown === null && at === 0}>
            <bdi title={name} className="max-w-36 truncate @max-narrow/panel:max-w-24">
              {name}
            </bdi>
            <Count of={tokens.length} />
          </Tab>
        ))}
      </TabList>
      <TabPanel value={view} className="flex min-h-0 flex-1 flex-col">
        {children}
      </TabPanel>
      <ListDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onNamed={onView}
        onRemoved={(id) => onView(lists.find((list) => list.id !== id)?.id ?? view)}
      />
    </Tabs>
  )
}

function Count({ of }: { readonly of: number | null }) {
  if (of === null) return null
  return <span className="num pl-1.5 font-normal text-3"> {of}</span>
}

type ListMenuProps = {
  readonly list: Watchlist
  readonly isOnly: boolean
  readonly onDialog: (dialog: OpenDialog) => void
}

function ListMenu({ list, isOnly, onDialog }: ListMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton
          size={28}
          label={watchlistCopy.listActions(list.name)}
          icon={<Ellipsis size={15} aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<Pencil size={15} />} onSelect={() => onDialog({ kind: 'name', list })}>
        {watchlistCopy.rename}
      </MenuItem>
      <MenuItem
        destructive
        disabled={isOnly}
        icon={<Trash2 size={15} />}
        onSelect={() => onDialog({ kind: 'remove', list })}
        {...(isOnly ? { description: watchlistCopy.onlyList } : {})}
      >
        {watchlistCopy.remove}
      </MenuItem>
    </DropdownMenu>
  )
}
