import { cardCopy } from '../../../money/cards/card-copy.ts'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { formatFigure } from '../../../money/cards/format-card.ts'
import { toolCardCopy } from './copy.ts'
import { FigureCard, figureColumn, nameColumn, TableCard } from './table-card.tsx'

export function SocialPulseCard({ answer }: CardProps<'get_social_pulse'>) {
  return <FigureCard title={`${answer.name} (${answer.symbol})`} figures={answer.figures} />
}

export function SocialTrendsCard({ answer: { coins } }: CardProps<'get_social_trends'>) {
  const labels = coins[0]?.figures.map(({ label }) => label).slice(0, 3) ?? []
  return (
    <TableCard
      title={toolCardCopy.socialTrends}
      columns={[nameColumn(toolCardCopy.coin), ...labels.map(figureColumn)]}
      rows={coins.map(({ symbol, name: coin, figures }) => ({
        id: symbol,
        cells: [
          `${symbol} ${coin}`,
          ...labels.map((label) => {
            const found = figures.find((each) => each.label === label)
            return found === undefined ? cardCopy.unknown : formatFigure(found.value, found.unit)
          }),
        ],
      }))}
    />
  )
}
