import { fitUsd } from '../format-figures.ts'

type RowFigureProps = {
  readonly exact: string
  readonly usd: number
  readonly charsMax: { readonly wide: number; readonly narrow: number }
}

/** Shortens a dollar figure to fit its column, so that it never overlaps the next one. */
export function RowFigure({ exact, usd, charsMax }: RowFigureProps) {
  const wide = fitUsd(exact, usd, charsMax.wide)
  const narrow = fitUsd(exact, usd, charsMax.narrow)
  if (wide === narrow) return <span title={wide === exact ? undefined : exact}>{wide}</span>
  return (
    <span title={exact}>
      <span className="max-md:hidden @max-narrow/panel:hidden">{wide}</span>
      <span className="hidden max-md:inline @max-narrow/panel:inline">{narrow}</span>
    </span>
  )
}
