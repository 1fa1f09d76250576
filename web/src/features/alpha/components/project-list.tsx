import FlaskConical from 'lucide-react/icons/flask-conical'
import { errorText } from '../../../lib/api/api-error.ts'
import { useEveryMinute } from '../../../lib/use-every-minute.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import type { useProjects } from '../api/list-projects.ts'
import { alphaCopy } from '../copy.ts'
import { AlphaSkeleton } from './alpha-skeleton.tsx'
import { ProjectCard } from './project-card.tsx'

type ProjectListProps = {
  readonly query: ReturnType<typeof useProjects>
  readonly isFiltered: boolean
  readonly onClear: () => void
}

export function ProjectList({ query, isFiltered, onClear }: ProjectListProps) {
  const { projects, isError, isPlaceholderData, isFetching, hasNextPage } = query
  const nowMs = useEveryMinute()
  const failure = isError && {
    message: errorText(query.error, alphaCopy.loadFailed),
    retrying: isFetching,
    onRetry: () => void query.refetch(),
  }
  return (
    <PanelBody className="flex flex-col gap-3 pt-0!">
      {failure && projects === null && <ErrorState layout="block" className="m-auto" {...failure} />}
      {failure && projects !== null && <ErrorState {...failure} />}
      {!failure && projects === null && <AlphaSkeleton />}
      {projects?.length === 0 && (
        <EmptyState
          className="m-auto"
          icon={<FlaskConical size={24} />}
          title={alphaCopy.empty}
          {...(isFiltered
            ? { action: <Button onClick={onClear}>{alphaCopy.clearFilters}</Button> }
            : { hint: alphaCopy.emptyHint })}
        />
      )}
      {projects !== null && projects.length > 0 && (
        <ul
          aria-label={alphaCopy.list}
          aria-busy={isPlaceholderData}
          className={cx('grid grid-cols-1 gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {projects.map((project) => (
            <li key={project.id} className="min-w-0">
              <ProjectCard project={project} nowMs={nowMs} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          className="self-center max-md:h-11"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {alphaCopy.showMore}
        </Button>
      )}
    </PanelBody>
  )
}
