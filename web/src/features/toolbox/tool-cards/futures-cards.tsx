import { formatAgo } from '../../../lib/format-when.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactUsd } from '../../../money/cards/format-card.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { toolCardCopy } from './copy.ts'
import { figureColumn } from './table-card.tsx'

export function FundingCard({ answer: { symbol, rates } }: CardProps<'get_funding_rates'>) {
  const title = `${toolCardCopy.funding} ${symbol}`
  return (
    <CardFrame title={title} padded={false}>
      <RowTable
        label={title}
        columns={[
          { name: toolCardCopy.exchange },
          figureColumn(toolCardCopy.funding),
          figureColumn(toolCardCopy.next8h),
        ]}
        rows={rates.map(({ exchange, ratePct, nextAt }) => ({
          id: exchange,
          cells: [exchange, `${ratePct.toFixed(4)}%`, nextAt === null ? cardCopy.unknown : clock(nextAt)],
        }))}
      />
    </CardFrame>
  )
}

export function OpenInterestCard({ answer }: CardProps<'get_open_interest'>) {
  const title = `${toolCardCopy.openInterest} ${answer.symbol}`
  return (
    <CardFrame title={title} end={compactUsd(answer.totalUsd)} padded={false}>
      <RowTable
        label={title}
        columns={[
          { name: toolCardCopy.exchange },
          figureColumn(toolCardCopy.openInterest),
          figureColumn(toolCardCopy.change),
        ]}
        rows={answer.exchanges.map(({ exchange, openInterestUsd, change24hPct }) => ({
          id: exchange,
          cells: [exchange, compactUsd(openInterestUsd), <ChangeText key="change" value={change24hPct} />],
        }))}
      />
    </CardFrame>
  )
}

export function LiquidationsCard({ answer: { coins } }: CardProps<'get_liquidations'>) {
  return (
    <CardFrame title={toolCardCopy.liquidations} padded={false}>
      <RowTable
        label={toolCardCopy.liquidations}
        columns={[
          { name: toolCardCopy.coin },
          figureColumn(toolCardCopy.longs),
          figureColumn(toolCardCopy.shorts),
          figureColumn(toolCardCopy.total),
        ]}
        rows={coins.map(({ symbol, longUsd, shortUsd, totalUsd }) => ({
          id: symbol,
          cells: [symbol, compactUsd(longUsd), compactUsd(shortUsd), compactUsd(totalUsd)],
        }))}
      />
    </CardFrame>
  )
}

function clock(iso: string): string {
  const isAhead = Date.parse(iso) > Date.now()
  return isAhead
    ? new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : formatAgo(iso)
}
