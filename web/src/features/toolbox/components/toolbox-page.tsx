import type { VaultSettings } from '@windhover/core/settings/contract'
import type { ToolboxView } from '@windhover/core/toolbox/contract'
import { TOOL_CATEGORY_TYPES, type ToolCategoryType } from '@windhover/core/toolbox/tool-category'
import { useState } from 'react'
import { Note } from '../../../ui/note.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { toolboxCopy } from '../copy.ts'
import { useSearch } from '../use-search.ts'
import { useSelection } from '../use-selection.ts'
import { CategoryList } from './category-list.tsx'
import { NoMatch } from './no-match.tsx'
import { ToolMeter } from './tool-meter.tsx'

type ToolboxPageProps = {
  readonly vaultId: string
  readonly settings: VaultSettings
  readonly toolbox: ToolboxView
}

export function ToolboxPage({ vaultId, settings, toolbox }: ToolboxPageProps) {
  const { categories, tools } = toolbox
  const [tab, setTab] = useState<ToolCategoryType>('trader')
  const { typed, search, isSearching, foundIn, isOpen, setOpen } = useSearch(categories)
  const selection = useSelection({ vaultId, settings, tools })
  const other = tab === 'trader' ? 'analyst' : 'trader'
  const shown = foundIn(tab)
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => setTab(next as ToolCategoryType)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <TabList label={toolboxCopy.tabList} className="flex-none px-5 max-md:px-4 @max-narrow/panel:px-4">
        {TOOL_CATEGORY_TYPES.map((type) => (
          <Tab key={type} value={type} {...(isSearching ? { count: foundIn(type).length } : {})}>
            {toolboxCopy.tabs[type]}
          </Tab>
        ))}
      </TabList>
      <PanelBody className="grid content-start gap-3 pt-3!">
        <SearchField
          label={toolboxCopy.search}
          placeholder={toolboxCopy.searchPlaceholder}
          value={typed}
          onValueChange={search}
        />
        {selection.isNoteShown && (
          <Note onDismiss={selection.dismissNote} dismissLabel={toolboxCopy.dismissNote}>
            {toolboxCopy.note}
          </Note>
        )}
        <ToolMeter count={selection.count} />
        <TabPanel value={tab}>
          {shown.length > 0 ? (
            <CategoryList
              label={toolboxCopy.tabs[tab]}
              categories={shown}
              tools={tools}
              selected={selection.selected}
              isOpen={isOpen}
              onOpenChange={setOpen}
              onSwitch={selection.switchCategory}
            />
          ) : (
            <NoMatch
              typed={typed}
              tab={tab}
              other={{ tab: other, count: foundIn(other).length }}
              onOpenOther={() => setTab(other)}
            />
          )}
        </TabPanel>
      </PanelBody>
    </Tabs>
  )
}
