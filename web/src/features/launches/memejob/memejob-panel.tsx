import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MEMEJOB_TABLE_ROWS } from '@windhover/core/discovery/constants'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useMemo, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceMenu } from '../../../ui/choice-menu.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { memejobQuery } from '../api/list-memejob.ts'
import { launchCopy, memejobCopy } from '../copy.ts'
import { ListProblem } from '../parts/list-problem.tsx'
import { PanelSubtitle } from '../parts/panel-subtitle.tsx'
import { MEMEJOB_SORTS, type MemejobSort, sortMemejob } from './memejob-sort.ts'
import { MemejobTable } from './memejob-table.tsx'
import { Paging } from './paging.tsx'

const SORT_OPTIONS = MEMEJOB_SORTS.map(({ label }) => ({ value: label, label }))

export default function MemejobPanel() {
  const [sort, setSort] = useState<MemejobSort>(MEMEJOB_SORTS[0])
  const [page, setPage] = useState(1)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...memejobQuery({ page, limit: MEMEJOB_TABLE_ROWS, sort }),
    placeholderData: keepPreviousData,
  })
  const tokens = useMemo(() => data && sortMemejob(data, sort), [data, sort])
  const order = (next: MemejobSort) => {
    setSort(next)
    setPage(1)
  }
  return (
    <>
      <PanelSubtitle>{memejobCopy.subtitle}</PanelSubtitle>
      <div className="flex flex-none items-center gap-2 px-5 py-3 max-md:px-4 @max-narrow/panel:px-4">
        <ChoiceMenu
          label={memejobCopy.sort}
          options={SORT_OPTIONS}
          value={labelOf(sort)}
          onChoose={(label) => order(MEMEJOB_SORTS.find((each) => each.label === label) ?? sort)}
          className="flex w-52"
        />
        <Button
          className="ml-auto max-md:h-11"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          loading={isFetching && data !== undefined}
          onClick={() => void refetch()}
        >
          {memejobCopy.refresh}
        </Button>
      </div>
      <PanelBody padded={false}>
        {error !== null && (
          <div className="px-5 max-md:px-4">
            <ListProblem
              message={memejobCopy.failed}
              {...(error instanceof ApiError ? { detail: error.message } : {})}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {tokens === undefined && error === null && (
          <SkeletonRows rows={10} label={launchCopy.loading} className="px-5" />
        )}
        {tokens !== undefined && <MemejobTable tokens={tokens} sort={sort} onSort={order} />}
      </PanelBody>
      <Paging
        page={page}
        hasNext={!isPlaceholderData && tokens?.length === MEMEJOB_TABLE_ROWS}
        onPage={setPage}
      />
    </>
  )
}

const labelOf = ({ by, direction }: MemejobSort): string =>
  MEMEJOB_SORTS.find((each) => each.by === by && each.direction === direction)?.label ?? ''
