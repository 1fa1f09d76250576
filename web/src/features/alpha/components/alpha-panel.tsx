import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PanelHeadStart } from '../../../lib/panel-head.tsx'
import { forgetProjects, useProjects } from '../api/list-projects.ts'
import { alphaCopy } from '../copy.ts'
import { NO_FILTER } from '../filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { ProjectList } from './project-list.tsx'

/** R1-076, R1-077 */
export default function AlphaPanel() {
  const [filter, setFilter] = useState(NO_FILTER)
  const [isOpen, setOpen] = useState(false)
  const query = useProjects(filter)
  const queryClient = useQueryClient()
  return (
    <>
      <PanelHeadStart>
        <span className="truncate text-caption text-3" title={alphaCopy.subtitle}>
          {alphaCopy.subtitle}
        </span>
      </PanelHeadStart>
      <FilterBar filter={filter} total={query.total} onOpen={() => setOpen(true)} onFilter={setFilter} />
      <ProjectList query={query} isFiltered={filter !== NO_FILTER} onClear={() => setFilter(NO_FILTER)} />
      <FilterDialog
        open={isOpen}
        filter={filter}
        onClose={() => setOpen(false)}
        onApply={(next) => {
          forgetProjects(queryClient)
          setFilter(next)
          setOpen(false)
        }}
      />
    </>
  )
}
