import {
  TRENCHES_CATEGORIES,
  TRENCHES_WINDOWS,
  type TrenchesCategory,
} from '@windhover/core/discovery/contract'
import type { ReactNode } from 'react'
import { Segment } from '../../../ui/segment.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { trenchesCopy } from '../copy.ts'
import type { View } from '../use-view.ts'

type ListTabsProps = {
  readonly view: View
  readonly onChange: (change: Partial<View>) => void
  readonly children: ReactNode
}

/** The category is a view of its own, the window a filter of it. */
export function ListTabs({ view, onChange, children }: ListTabsProps) {
  const windows = (isStretched: boolean) => (
    <Segment
      stretch={isStretched}
      label={trenchesCopy.windows}
      value={view.window}
      onValueChange={(window) => onChange({ window })}
      options={TRENCHES_WINDOWS.map((value) => ({ value, label: value }))}
    />
  )
  return (
    <Tabs
      value={view.category}
      onValueChange={(category) => onChange({ category: category as TrenchesCategory, sort: null })}
      className="flex min-h-0 flex-1 flex-col"
    >
      <TabList
        label={trenchesCopy.categories}
        className="flex-none px-5 @max-narrow/panel:px-4"
        end={<span className="@max-narrow/panel:hidden">{windows(false)}</span>}
      >
        {TRENCHES_CATEGORIES.map((category) => (
          <Tab key={category} value={category}>
            {trenchesCopy.category[category]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={view.category} className="flex min-h-0 flex-1 flex-col">
        <div className="hidden flex-none px-4 pt-3 @max-narrow/panel:block">{windows(true)}</div>
        {children}
      </TabPanel>
    </Tabs>
  )
}
