import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { RemovableChip } from '../../../ui/chip.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { tokenCopy } from '../copy.ts'
import { markedOf, type TokenRow } from '../token-rows.ts'

type HiddenFootProps = {
  readonly rows: readonly TokenRow[]
  readonly onShow: (row: TokenRow) => void
}

/** How many are hidden, and the way back. */
export function HiddenFoot({ rows, onShow }: HiddenFootProps) {
  const [open, setOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <div className="px-5 py-3 max-md:px-4 @max-narrow/panel:px-4">
      <div className="flex items-center gap-2 text-caption text-3">
        <EyeOff size={14} aria-hidden="true" />
        <span className="num">{tokenCopy.hiddenCount(rows.length)}</span>
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? tokenCopy.done : tokenCopy.manage}
        </TextButton>
      </div>
      {open && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {rows.map((row) => (
            <li key={row.id}>
              <RemovableChip
                icon={<TokenMark token={markedOf(row)} size={20} />}
                removeLabel={tokenCopy.showAgain(row.symbol)}
                onRemove={() => onShow(row)}
              >
                {row.symbol}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
