import { formatAgo } from '../../../lib/format-when.ts'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame } from './card-frame.tsx'
import { ChangeText } from './change-text.tsx'
import { compactUsd } from './format-card.ts'
import { RowTable } from './row-table.tsx'

const figure = (name: string) => ({ name, isNumber: true })

export function FundingCard({ answer: { symbol, rates } }: CardProps<'get_funding_rates'>) {
  const title = `${cardCopy.funding} ${symbol}`
  return (
    <CardFrame title={title} padded={false}>
      <RowTable
        label={title}
        columns={[{ name: cardCopy.exchange }, figure(cardCopy.funding), figure(cardCopy.next8h)]}
        rows={rates.map(({ exchange, ratePct, nextAt }) => ({
          id: exchange,
          cells: [exchange, `${ratePct.toFixed(4)}%`, nextAt === null ? cardCopy.unknown : clock(nextAt)],
        }))}
      />
    </CardFrame>
  )
}

export function OpenInterestCard({ answer }: CardProps<'get_open_interest'>) {
  const title = `${cardCopy.openInterest} ${answer.symbol}`
  return (
    <CardFrame title={title} end={compactUsd(answer.totalUsd)} padded={false}>
      <RowTable
        label={title}
        columns={[{ name: cardCopy.exchange }, figure(cardCopy.openInterest), figure(cardCopy.change)]}
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
    <CardFrame title={cardCopy.liquidations} padded={false}>
      <RowTable
        label={cardCopy.liquidations}
        columns={[
          { name: cardCopy.coin },
          figure(cardCopy.longs),
          figure(cardCopy.shorts),
          figure(cardCopy.total),
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
