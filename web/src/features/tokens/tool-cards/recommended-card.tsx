import type { RecommendedToken } from '@windhover/core/toolbox/tool-answers'
import { openChart } from '../../../lib/chart-view.ts'
import { openToken } from '../../../lib/open-token.ts'
import { compactUsd } from '../../../money/cards/format-card.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toolCardCopy } from './copy.ts'

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
          <button
            type="button"
            title={name}
            onClick={() => openToken({ chain, address })}
            className="block max-w-full truncate text-left font-semibold underline-offset-3 hover:underline"
          >
            {name}
          </button>
          {/* A long symbol gives way: how big the token is stays in sight. */}
          <p className="num flex gap-1 text-caption text-3">
            <span title={symbol} className="truncate">
              {symbol}
            </span>
            {marketcap !== null && (
              <>
                <span className="ml-1 flex-none">{toolCardCopy.mc}</span>{' '}
                <span className="flex-none text-2">{compactUsd(marketcap)}</span>
              </>
            )}
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
            aria-label={toolCardCopy.chartNamed(symbol)}
            onClick={() => openChart({ chain, address, symbol, name, logoUrl: logoURI })}
          >
            {toolCardCopy.chart}
          </Button>
        )}
        <Button
          size={28}
          className="min-w-0 flex-1 px-1! max-md:h-9"
          aria-label={canBuy ? toolCardCopy.buyNamed(symbol) : toolCardCopy.setUp}
          onClick={onBuy}
        >
          <span className="truncate">{canBuy ? toolCardCopy.buy : toolCardCopy.setUp}</span>
        </Button>
      </div>
    </Card>
  )
}
