import { formatUsd, formatUsdChange } from '../../../lib/format-usd.ts'
import { openApp } from '../../../lib/open-app.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { Stats } from '../../../money/cards/stats.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Button } from '../../../ui/button.tsx'
import { directionOf, formatPercent } from '../format-figures.ts'
import { TONE } from '../tone.ts'
import { toolCardCopy } from './copy.ts'

type Answer = CardProps<'get_pnl'>['answer']

/** What a vault or one token made, and what made it. */
export function PnlCard({ answer }: CardProps<'get_pnl'>) {
  const { span, token, positions, isComplete } = answer
  const symbol = positions[0]?.symbol ?? token
  const isMissing = token !== null && positions.length === 0
  return (
    <CardFrame
      title={token === null || symbol === null ? toolCardCopy.pnl : toolCardCopy.pnlOf(symbol)}
      end={toolCardCopy.spans[span]}
      padded={false}
    >
      {!isMissing && <Whole answer={answer} />}
      {positions.length === 0 ? (
        <Nothing>{isMissing ? toolCardCopy.noPosition : toolCardCopy.noMoves}</Nothing>
      ) : (
        <Positions positions={positions} />
      )}
      {!isComplete && (
        <p className="border-t border-line-subtle px-4 py-2 text-caption text-warn">
          {toolCardCopy.networksMissing}
        </p>
      )}
      <div className="flex min-h-11 items-center justify-end border-t px-4 py-2">
        <Button size={28} onClick={() => openApp('balances')}>
          {toolCardCopy.openBalances}
        </Button>
      </div>
    </CardFrame>
  )
}

function Whole({ answer }: { readonly answer: Answer }) {
  const { span, token, pnlUsd, percent, realisedUsd, unrealisedUsd } = answer
  const stats = [
    { label: toolCardCopy.realised, value: signed(realisedUsd) },
    { label: toolCardCopy.unrealised, value: signed(unrealisedUsd) },
  ]
  return (
    <div className="border-b border-line-subtle px-4 py-3">
      {pnlUsd === null ? (
        <p className="text-3">{toolCardCopy.notKnown}</p>
      ) : (
        <p className="num flex flex-wrap items-baseline gap-x-2">
          <span className={`text-figure font-semibold ${TONE[directionOf(percent ?? pnlUsd)]}`}>
            {formatUsdChange(pnlUsd)}
          </span>
          <span className="text-3">{percent === null ? '' : formatPercent(percent)}</span>
        </p>
      )}
      {(span === 'all' || token !== null) && (
        <div className="mt-2">
          <Stats stats={stats} />
        </div>
      )}
    </div>
  )
}

function Positions({ positions }: Pick<Answer, 'positions'>) {
  return (
    <RowTable
      label={toolCardCopy.pnl}
      columns={[
        { name: toolCardCopy.token },
        { name: toolCardCopy.made, isNumber: true },
        { name: toolCardCopy.value, isNumber: true },
      ]}
      rows={positions.map((position) => ({
        id: `${position.chain}:${position.address}`,
        cells: [
          <span key="token" className="flex min-w-0 items-center gap-2.5">
            <TokenMark token={position} size={24} badgeOn="raised" />
            <span className="truncate font-semibold">{position.symbol}</span>
          </span>,
          <span key="made" className={TONE[directionOf(position.pnlUsd ?? 0)]}>
            {signed(position.pnlUsd)}
          </span>,
          formatUsd(position.valueUsd) ?? cardCopy.unknown,
        ],
      }))}
    />
  )
}

const signed = (usd: number | null) => (usd === null ? cardCopy.unknown : formatUsdChange(usd))
