import type { ReactNode } from 'react'
import { ChoiceMenu, type Option } from '../../../ui/choice-menu.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'

type ViewTabsProps<View extends string> = {
  readonly label: string
  readonly views: readonly Option<View>[]
  readonly view: View
  readonly onView: (view: View) => void
  /** True below other tabs: two lines of tabs would not tell which of them leads. */
  readonly isInside?: boolean
  readonly children: ReactNode
}

/** The views of a list, and the one that is open. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { label, views, view, onView, isInside = false, children } = props
  if (isInside) {
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        <ViewChoice label={label} views={views} view={view} onView={onView} />
        {children}
      </div>
    )
  }
  return (
    <Tabs
      value={view}
      onValueChange={(next) => onView(next as View)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div data-runs-out>
        <TabList label={label} className="flex-none px-5 max-md:px-4 @max-narrow/panel:px-4">
          {views.map(({ value, label: name }) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanel value={view} className="flex min-h-0 flex-1 flex-col">
        {children}
      </TabPanel>
    </Tabs>
  )
}

type ViewChoiceProps<View extends string> = Omit<ViewTabsProps<View>, 'isInside' | 'children'>

function ViewChoice<View extends string>({ label, views, view, onView }: ViewChoiceProps<View>) {
  return (
    <div className="flex-none px-5 pt-3 max-md:px-4 @max-narrow/panel:px-4">
      <Segment
        label={label}
        value={view}
        onValueChange={onView}
        options={views}
        className="@max-narrow/panel:hidden max-md:hidden"
      />
      <ChoiceMenu
        label={label}
        options={views}
        value={view}
        onChoose={onView}
        className="hidden w-full @max-narrow/panel:flex max-md:flex"
      />
    </div>
  )
}
