import Check from 'lucide-react/icons/check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { cx } from '../../../ui/cx.ts'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { pickerCopy } from '../copy.ts'
import { isCopy, type PickerRow } from '../picker-rows.ts'
import { RiskBadges } from './risk-badges.tsx'

type PickerRowViewProps = {
  readonly id: string
  readonly row: PickerRow
  readonly place: number
  readonly count: number
  readonly top: number
  readonly height: number
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onPoint: () => void
  readonly onPick: () => void
}

/** The keyboard stays in the search field, so the row is an option that is pointed at, not a button. */
export function PickerRowView(props: PickerRowViewProps) {
  const { id, row, place, count, top, height, isActive, isSelected, onPoint, onPick } = props
  const { token, risks } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its key is Enter in the search field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-posinset={place}
      aria-setsize={count}
      onClick={onPick}
      onPointerMove={onPoint}
      style={{ top, height }}
      className={cx(
        'absolute inset-x-0 flex cursor-pointer items-center gap-3 px-5 active:bg-active',
        isActive && 'bg-hover',
      )}
    >
      <TokenMark token={token} />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate font-semibold text-1">{token.symbol}</span>
          {row.isVerified && (
            <span className="flex-none text-3">
              <ShieldCheck size={13} aria-hidden="true" />
              <VisuallyHidden>{pickerCopy.verified}</VisuallyHidden>
            </span>
          )}
          <RiskBadges risks={risks} />
        </span>
        <span className="block truncate text-caption text-3">
          {isCopy(row) ? `${token.name}, ${shortenAddress(token.address, { head: 4, tail: 4 })}` : token.name}
        </span>
      </span>
      {row.amountText !== null && (
        <span className="flex-none text-right tabular-nums">
          <span className="block font-medium text-1">{row.amountText}</span>
          <span className="block text-caption text-3">{row.valueText ?? pickerCopy.unknownAmount}</span>
        </span>
      )}
      {isSelected && <Check size={16} aria-hidden="true" className="flex-none text-1" />}
    </div>
  )
}
