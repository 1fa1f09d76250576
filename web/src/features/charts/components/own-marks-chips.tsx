import Check from 'lucide-react/icons/check'
import type { Fill } from '../../../lib/fills/read-fills.ts'
import { Chip } from '../../../ui/chip.tsx'
import { chartCopy } from '../copy.ts'

/** What of the vault's own is drawn over the candles. */
export type OwnMarks = { readonly fills: boolean; readonly levels: boolean }

export const ALL_MARKS: OwnMarks = { fills: true, levels: true }

type OwnMarksChipsProps = {
  readonly placed: ReadonlyMap<number, readonly Fill[]>
  readonly averageUsd: number | null
  readonly marks: OwnMarks
  readonly onMarks: (marks: OwnMarks) => void
}

/** Only for what there is. */
export function OwnMarksChips({ placed, averageUsd, marks, onMarks }: OwnMarksChipsProps) {
  const check = <Check size={13} aria-hidden="true" />
  return (
    <>
      {placed.size > 0 && (
        <Chip
          pressed={marks.fills}
          icon={marks.fills && check}
          aria-description={countFills(placed)}
          onClick={() => onMarks({ ...marks, fills: !marks.fills })}
        >
          {chartCopy.fills}
        </Chip>
      )}
      {averageUsd !== null && (
        <Chip
          pressed={marks.levels}
          icon={marks.levels && check}
          onClick={() => onMarks({ ...marks, levels: !marks.levels })}
        >
          {chartCopy.levels}
        </Chip>
      )}
    </>
  )
}

/** '2 buys, 1 sell' */
export function countFills(placed: ReadonlyMap<number, readonly Fill[]>): string {
  const all = [...placed.values()].flat()
  const buys = all.filter(({ side }) => side === 'buy').length
  return chartCopy.fillsShown(buys, all.length - buys)
}
