import { formatAgo } from '../../../lib/format-when.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactCount } from '../../../money/cards/format-card.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { toolCardCopy } from './copy.ts'
import { FigureCard, figureColumn, nameColumn, TableCard } from './table-card.tsx'

export function BitcoinAddressCard({ answer }: CardProps<'get_bitcoin_address'>) {
  return (
    <CardFrame
      title={shortenAddress(answer.address)}
      end={`${toolCardCopy.inscriptions}: ${compactCount(answer.inscriptionCount)}`}
      padded={false}
    >
      {answer.runes.length === 0 ? (
        <Nothing>{toolCardCopy.noResults}</Nothing>
      ) : (
        <RowTable
          label={answer.address}
          columns={[nameColumn(toolCardCopy.rune), figureColumn(toolCardCopy.balance)]}
          rows={answer.runes.map((rune) => ({ id: rune.name, cells: [rune.name, rune.balance] }))}
        />
      )}
    </CardFrame>
  )
}

export function RuneCard({ answer }: CardProps<'get_rune'>) {
  return (
    <FigureCard
      title={answer.symbol === null ? answer.name : `${answer.name} ${answer.symbol}`}
      figures={answer.figures}
    />
  )
}

export function InscriptionsCard({ answer: { inscriptions } }: CardProps<'get_inscriptions'>) {
  return (
    <TableCard
      title={toolCardCopy.inscriptions}
      columns={[
        nameColumn(toolCardCopy.number),
        nameColumn(toolCardCopy.kind),
        figureColumn(toolCardCopy.when),
      ]}
      rows={inscriptions.map((each) => ({
        id: each.id,
        cells: [
          each.number.toLocaleString('en-US'),
          each.contentType,
          each.inscribedAt === null ? cardCopy.unknown : formatAgo(each.inscribedAt),
        ],
      }))}
    />
  )
}
