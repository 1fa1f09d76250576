import { CardFrame } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { OutsideText } from '../../../money/cards/outside-text.tsx'
import { toolCardCopy } from './copy.ts'
import { FigureCard } from './table-card.tsx'

export function AssetProfileCard({ answer }: CardProps<'get_asset_profile'>) {
  return (
    <CardFrame title={`${answer.name} (${answer.symbol})`} end={answer.sector ?? undefined}>
      {answer.tagline !== null && <OutsideText text={answer.tagline} className="font-medium" />}
      <OutsideText
        text={answer.overview ?? toolCardCopy.noResults}
        className="mt-1 whitespace-pre-line text-2"
      />
    </CardFrame>
  )
}

export function AssetMetricsCard({ answer }: CardProps<'get_asset_metrics'>) {
  return <FigureCard title={`${answer.name} (${answer.symbol})`} figures={answer.figures} />
}
