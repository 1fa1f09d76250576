import { MEMEZONE_BOUNDS, type MemezoneBounds } from '@windhover/core/discovery/memezone-bounds'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PanelSheet } from '../../../ui/panel-sheet.tsx'
import { memezoneCopy } from '../copy.ts'
import { BoundRow } from './bound-row.tsx'
import { type BoundTexts, isTurnedRound, readBounds, writeBounds } from './bounds.ts'

export type FiltersSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly bounds: MemezoneBounds
  readonly onBounds: (bounds: MemezoneBounds) => void
}

export default function FiltersSheet({ open, onClose, bounds, onBounds }: FiltersSheetProps) {
  const form = useId()
  const [typed, setTyped] = useState<BoundTexts | null>(null)
  const texts = typed ?? writeBounds(bounds)
  const isWrong = MEMEZONE_BOUNDS.some(({ name }) => isTurnedRound(texts, name))
  const close = () => {
    setTyped(null)
    onClose()
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    onBounds(readBounds(texts))
    close()
  }
  const reset = () => {
    setTyped(null)
    onBounds({})
  }
  return (
    <PanelSheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={memezoneCopy.filters}
      foot={
        <>
          <Button variant="ghost" onClick={reset} className="mr-auto -ml-3">
            {memezoneCopy.reset}
          </Button>
          <span role="status" className={isWrong ? 'text-caption text-down' : 'text-caption text-3'}>
            {isWrong ? memezoneCopy.minAboveMax : memezoneCopy.emptyClears}
          </span>
          <Button variant="primary" type="submit" form={form} disabled={isWrong}>
            {memezoneCopy.apply}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={apply}
        className="grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-6 gap-y-1.5 py-1 @max-[600px]/panel:grid-flow-row @max-[600px]/panel:grid-cols-1 @max-[600px]/panel:grid-rows-none"
      >
        {MEMEZONE_BOUNDS.map(({ name, label }) => (
          <BoundRow
            key={name}
            name={name}
            label={label}
            texts={texts}
            onText={(end, text) => setTyped({ ...texts, [`${name}${end}`]: text })}
          />
        ))}
        {/* Enter in a field sends a form of several only where it has a button of its own. */}
        <input type="submit" hidden />
      </form>
    </PanelSheet>
  )
}
