import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { compactCount, compactUsd } from '../../../lib/format-compact.ts'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import type { DbcPools } from '../api/list-dbc.ts'
import { dbcCopy, launchCopy } from '../copy.ts'
import { CardActions } from '../parts/card-actions.tsx'
import { CardFacts } from '../parts/card-facts.tsx'
import { CardHead } from '../parts/card-head.tsx'
import { CardSkeletons } from '../parts/card-skeletons.tsx'
import { ListAge } from '../parts/list-age.tsx'
import { ListProblem } from '../parts/list-problem.tsx'
import { type OnBuy, useOnBuy } from '../parts/use-on-buy.ts'
import { DbcActions } from './dbc-actions.tsx'
import { DbcPrice } from './dbc-price.tsx'
import { NoPools } from './no-pools.tsx'

const STACK = 'flex flex-col gap-3'

export function DbcCards({ pools }: { readonly pools: DbcPools }) {
  const { data, error, isFetching, refetch } = pools
  const { onBuy, dialog } = useOnBuy()
  return (
    <PanelBody>
      {error !== null && (
        <ListProblem
          message={dbcCopy.failed(errorText(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <CardSkeletons label={launchCopy.loading} className={STACK} />}
      {data?.isStale && (
        <p className="mb-3 text-caption">
          <ListAge reading={data} />
        </p>
      )}
      {data?.tokens.length === 0 && <NoPools />}
      {data !== undefined && data.tokens.length > 0 && (
        <ul aria-label={dbcCopy.list} className={STACK}>
          {data.tokens.map((token) => (
            <DbcCard key={token.address} token={token} onBuy={onBuy} />
          ))}
        </ul>
      )}
      {dialog}
    </PanelBody>
  )
}

function DbcCard({ token, onBuy }: { readonly token: DiscoveredToken; readonly onBuy: OnBuy }) {
  const { columns } = dbcCopy
  const facts = [
    { title: columns.marketCap, figure: compactUsd(token.marketCapUsd) },
    { title: columns.volume, figure: compactUsd(token.volumeUsd) },
    { title: columns.liquidity, figure: compactUsd(token.liquidityUsd) },
    { title: columns.holders, figure: compactCount(token.holderCount) },
  ]
  const price = (
    <div className="num flex-none text-right">
      <DbcPrice usd={token.priceUsd} />
      <ChangeText value={token.changePct} className="block text-caption" />
    </div>
  )
  return (
    <Card as="li" className="relative flex min-w-0 flex-col gap-3">
      <CardHead token={token} end={price} />
      <CardFacts facts={facts} />
      <div className="relative flex items-center justify-between gap-2">
        <DbcActions token={token} />
        <CardActions token={token} onBuy={onBuy} />
      </div>
    </Card>
  )
}
