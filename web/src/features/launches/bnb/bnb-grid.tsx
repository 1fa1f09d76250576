import type { UseQueryResult } from '@tanstack/react-query'
import type { DiscoveredList } from '@windhover/core/discovery/contract'
import SearchX from 'lucide-react/icons/search-x'
import { errorText } from '../../../lib/api/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { bnbCopy, launchCopy } from '../copy.ts'
import { CardSkeletons } from '../parts/card-skeletons.tsx'
import { ListAge } from '../parts/list-age.tsx'
import { ListProblem } from '../parts/list-problem.tsx'
import { useOnBuy } from '../parts/use-on-buy.ts'
import { BnbCard } from './bnb-card.tsx'

type BnbGridProps = {
  readonly list: UseQueryResult<DiscoveredList>
  readonly label: string | null
  readonly onLabel: (label: string | null) => void
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] gap-3'

export function BnbGrid({ list, label, onLabel }: BnbGridProps) {
  const { data, error, isFetching, refetch } = list
  const { onBuy, dialog } = useOnBuy()
  return (
    <PanelBody className="pt-0!">
      {error !== null && (
        <ListProblem
          message={bnbCopy.failed(errorText(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <CardSkeletons label={launchCopy.loading} className={GRID} />}
      {data?.isStale && (
        <p className="mb-3 text-caption">
          <ListAge reading={data} />
        </p>
      )}
      {data?.tokens.length === 0 && <EmptyState icon={<SearchX size={24} />} title={bnbCopy.empty} />}
      {data !== undefined && data.tokens.length > 0 && (
        <ul aria-label={bnbCopy.list} className={GRID}>
          {data.tokens.map((token) => (
            <BnbCard
              key={token.address}
              token={token}
              isFiltered={label !== null}
              onLabel={onLabel}
              onBuy={onBuy}
            />
          ))}
        </ul>
      )}
      {dialog}
    </PanelBody>
  )
}
