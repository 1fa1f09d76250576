import type { RecommendedToken } from '@windhover/core/toolbox/tool-answers'
import { openChart } from '../../../lib/chart-view.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cardCopy } from './card-copy.ts'
import { compactUsd } from './format-card.ts'

type RecommendedCardProps = {
  readonly token: RecommendedToken
  readonly canBuy: boolean
  readonly onBuy: () => void
}

/** R1-067 to R1-072 */
export function RecommendedCard({ token, canBuy, onBuy }: RecommendedCardProps) {
  const { chain, address, symbol, name, marketcap, riskLabel, logoURI } = token
  return (
    <Card as="li" padded={false} className="flex min-w-0 flex-col gap-2 px-3 py-2.5">
      <div className="flex min-w-0 items-center gap-2">
        <TokenMark token={token} size={28} />
        <div className="min-w-0">
          <p title={name} className="truncate font-semibold">
            {name}
          </p>
          {/* A long symbol gives way: how big the token is stays in sight. */}
          <p className="num flex gap-1 text-caption text-3">
            <span title={symbol} className="truncate">
              {symbol}
            </span>
            <span className="ml-1 flex-none">{cardCopy.mc}</span>{' '}
            <span className="flex-none text-2">{compactUsd(marketcap)}</span>
          </p>
        </div>
      </div>
      {riskLabel !== null && (
        <Badge tone="warn" className="max-w-full self-start">
          <span className="truncate">{riskLabel}</span>
        </Badge>
      )}
      <div className="mt-auto flex gap-1.5">
        {chain !== 'hedera' && (
          <Button
            size={28}
            className="min-w-0 flex-1 px-1! max-md:h-9"
            aria-label={cardCopy.chartNamed(symbol)}
            onClick={() => openChart({ chain, address, symbol, name, logoUrl: logoURI })}
          >
            {cardCopy.chart}
          </Button>
        )}
        <Button
          size={28}
          className="min-w-0 flex-1 px-1! max-md:h-9"
          aria-label={canBuy ? cardCopy.buyNamed(symbol) : cardCopy.setUp}
          onClick={onBuy}
        >
          <span className="truncate">{canBuy ? cardCopy.buy : cardCopy.setUp}</span>
        </Button>
      </div>
    </Card>
  )
}
