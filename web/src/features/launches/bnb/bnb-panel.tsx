import type { BnbTab } from '@windhover/core/discovery/contract'
import { useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { RemovableChip } from '../../../ui/chip.tsx'
import { ChoiceMenu } from '../../../ui/choice-menu.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { useBnbLaunches } from '../api/list-bnb.ts'
import { bnbCopy } from '../copy.ts'
import { PanelSubtitle } from '../parts/panel-subtitle.tsx'
import { ViewTabs } from '../parts/view-tabs.tsx'
import { BnbGrid } from './bnb-grid.tsx'

const SEARCH_RESTS_MS = 300

export default function BnbPanel() {
  const [tab, setTab] = useState<BnbTab>('hot')
  const [typed, setTyped] = useState('')
  const [label, setLabel] = useState<string | null>(null)
  const name = useDebounced(typed, SEARCH_RESTS_MS)
  const phone = useMediaQuery(PHONE_QUERY)
  // R3-007
  const open = (next: BnbTab) => {
    setTab(next)
    setTyped('')
    setLabel(null)
  }
  // What was typed in another tab has not rested away yet when the tab changes.
  const list = useBnbLaunches({ tab, name: typed === '' ? '' : name, label })
  const body = (
    <>
      <div className="flex flex-none items-center gap-2 px-5 py-3 max-md:px-4 @max-narrow/panel:px-4">
        <SearchField
          label={bnbCopy.search}
          placeholder={bnbCopy.search}
          value={typed}
          onValueChange={setTyped}
        />
        {label !== null && (
          <RemovableChip removeLabel={bnbCopy.clearLabel(label)} onRemove={() => setLabel(null)}>
            <span className="max-w-32 truncate pl-2">{label}</span>
          </RemovableChip>
        )}
      </div>
      <BnbGrid list={list} label={label} onLabel={setLabel} />
    </>
  )
  return (
    <>
      <PanelSubtitle>{bnbCopy.subtitle}</PanelSubtitle>
      {phone ? (
        <>
          <div className="flex-none px-4 pt-3">
            <ChoiceMenu
              label={bnbCopy.viewsLabel}
              options={bnbCopy.views}
              value={tab}
              onChoose={open}
              className="flex w-full"
            />
          </div>
          {body}
        </>
      ) : (
        <ViewTabs label={bnbCopy.viewsLabel} views={bnbCopy.views} view={tab} onView={open}>
          {body}
        </ViewTabs>
      )}
    </>
  )
}
