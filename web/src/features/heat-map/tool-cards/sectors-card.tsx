import { titleOfSector } from '@windhover/core/heat-map/sectors'
import { showPercent } from '@windhover/core/money/show-figures'
import { compactUsd } from '../../../lib/format-compact.ts'
import { openApp } from '../../../lib/open-app.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { heatMapCopy } from '../copy.ts'

type Sector = CardProps<'show_heat_map'>['answer']['sectors'][number]

const { card: copy } = heatMapCopy

/** Each sector with its change and with what moved most in it. */
export function SectorsCard({ answer: { span, sectors } }: CardProps<'show_heat_map'>) {
  const columns = [
    { name: heatMapCopy.sector },
    { name: copy.best },
    { name: copy.worst, isExtra: true },
    { name: copy.marketCap, isNumber: true, isExtra: true },
    { name: copy.change(span), isNumber: true },
  ]
  return (
    <CardFrame
      title={copy.title}
      end={
        <TextButton onClick={() => openApp({ id: 'heat-map' })} className="text-caption">
          {copy.open}
        </TextButton>
      }
      padded={false}
    >
      {sectors.length === 0 ? (
        <Nothing>{heatMapCopy.nothing}</Nothing>
      ) : (
        <RowTable
          label={heatMapCopy.map}
          fitsPhone
          columns={columns}
          rows={sectors.map(({ id, changePct, marketCapUsd, best, worst }) => ({
            id,
            cells: [
              titleOfSector(id),
              <Mover key="best" coin={best} />,
              <Mover key="worst" coin={worst} />,
              compactUsd(marketCapUsd),
              <ChangeText key="change" value={changePct} />,
            ],
          }))}
        />
      )}
    </CardFrame>
  )
}

function Mover({ coin }: { readonly coin: Sector['best'] }) {
  if (coin === null) return copy.none
  return (
    <>
      <bdi className="inline-block max-w-20 truncate align-bottom">{shownSymbol(coin)}</bdi>{' '}
      <span className="text-3">{showPercent(coin.changePct)}</span>
    </>
  )
}
