import { toneOfChange } from '../../../lib/format-price.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { CardFrame, GroupName } from '../../../money/cards/card-frame.tsx'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactUsd } from '../../../money/cards/format-card.ts'
import { HeadlineList } from '../../../money/cards/headline-list.tsx'
import { Stats } from '../../../money/cards/stats.tsx'
import { Price } from '../../../money/price.tsx'
import { Sparkline } from '../../../ui/sparkline.tsx'
import { toolCardCopy } from './copy.ts'

type Update = CardProps<'get_market_update'>['answer']

export function MarketCard({ answer }: CardProps<'get_market_update'>) {
  const { marketCapUsd, marketCapChange24hPct, volume24hUsd, btcDominancePct, mood } = answer
  return (
    <CardFrame title={toolCardCopy.market} end={formatAgo(answer.observedAt)} padded={false}>
      <div className="px-4 py-3">
        <Stats
          stats={[
            {
              label: toolCardCopy.marketCap,
              value: (
                <>
                  {compactUsd(marketCapUsd)}{' '}
                  <ChangeText value={marketCapChange24hPct} className="text-caption" />
                </>
              ),
            },
            { label: toolCardCopy.volume, value: compactUsd(volume24hUsd) },
            {
              label: toolCardCopy.dominance,
              value: btcDominancePct === null ? cardCopy.unknown : `${btcDominancePct.toFixed(1)}%`,
            },
            {
              label: toolCardCopy.mood,
              value: mood === null ? cardCopy.unknown : `${mood.value} ${mood.label}`,
            },
          ]}
        />
      </div>
      {answer.majors.length > 0 && <Majors majors={answer.majors} />}
      <div className="grid grid-cols-2 border-t border-line-subtle @max-narrow/chat:grid-cols-1">
        <Movers name={toolCardCopy.gainers} movers={answer.gainers} />
        <Movers name={toolCardCopy.losers} movers={answer.losers} />
      </div>
      {answer.headlines.length > 0 && (
        <div className="border-t border-line-subtle">
          <GroupName>{toolCardCopy.headlines}</GroupName>
          <HeadlineList headlines={answer.headlines.slice(0, HEADLINES_MAX)} />
        </div>
      )}
    </CardFrame>
  )
}

const HEADLINES_MAX = 4
const MOVERS_MAX = 4

function Majors({ majors }: { readonly majors: Update['majors'] }) {
  return (
    <ul aria-label={toolCardCopy.majors} className="border-t border-line-subtle">
      {majors.map(({ symbol, name, priceUsd, change24hPct, spark }) => (
        <li
          key={symbol}
          className="flex h-11 items-center gap-3 border-b border-line-subtle px-4 last:border-b-0"
        >
          <span className="w-32 min-w-0 truncate">
            <span className="font-semibold">{symbol}</span> <span className="text-3">{name}</span>
          </span>
          {spark.length > 1 && (
            <Sparkline
              points={spark}
              label={cardCopy.priceLine(symbol)}
              tone={change24hPct === null ? 'neutral' : toneOfChange(change24hPct)}
              width={96}
              height={20}
              className="max-md:hidden"
            />
          )}
          <Price usd={priceUsd} className="num ml-auto font-medium" />
          <ChangeText value={change24hPct} className="w-18 text-right" />
        </li>
      ))}
    </ul>
  )
}

function Movers({ name, movers }: { readonly name: string; readonly movers: Update['gainers'] }) {
  if (movers.length === 0) return null
  return (
    <div className="pb-2">
      <GroupName>{name}</GroupName>
      <ul>
        {movers.slice(0, MOVERS_MAX).map(({ symbol, priceUsd, change24hPct }) => (
          <li key={symbol} className="flex h-7 items-center gap-3 px-4">
            <span className="min-w-0 flex-1 truncate font-medium">{symbol}</span>
            <Price usd={priceUsd} className="num text-2" />
            <ChangeText value={change24hPct} className="w-18 text-right" />
          </li>
        ))}
      </ul>
    </div>
  )
}
