import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import { type FigureUnit, formatFigure } from '../../../money/cards/format-card.ts'
import { type Column, type RowOf, RowTable } from '../../../money/cards/row-table.tsx'
import { Stats } from '../../../money/cards/stats.tsx'
import { toolCardCopy } from './copy.ts'

/** Columns of a table: names left, figures right. */
export const nameColumn = (text: string): Column => ({ name: text })
export const figureColumn = (text: string): Column => ({ name: text, isNumber: true })

type TableCardProps = {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly RowOf[]
}

export function TableCard({ title, columns, rows }: TableCardProps) {
  return (
    <CardFrame title={title} padded={false}>
      {rows.length === 0 ? (
        <Nothing>{toolCardCopy.noResults}</Nothing>
      ) : (
        <RowTable label={title} columns={columns} rows={rows} />
      )}
    </CardFrame>
  )
}

type Figures = readonly { readonly label: string; readonly value: number | null; readonly unit: FigureUnit }[]

export function FigureCard({ title, figures }: { readonly title: string; readonly figures: Figures }) {
  return (
    <CardFrame title={title}>
      <Stats stats={figures.map(({ label, value, unit }) => ({ label, value: formatFigure(value, unit) }))} />
    </CardFrame>
  )
}
