import Search from 'lucide-react/icons/search'
import { type ReactNode, useId, useRef } from 'react'
import { ComboboxList, type ComboboxOffer, offerId } from './combobox-list.tsx'
import { Input } from './input.tsx'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps = {
  readonly label: string
  readonly listLabel: string
  readonly placeholder: string
  /** What stands in the box. */
  readonly value: string
  /** What of it was typed: it is marked in the offers. */
  readonly typed: string
  readonly offers: readonly ComboboxOffer[]
  /** The offer that Enter takes while nobody points at one. */
  readonly preferred: number | null
  readonly onType: (text: string) => void
  readonly onChoose: (place: number) => void
  /** The list closed, with a choice or without. */
  readonly onClosed?: () => void
  readonly onLeave?: () => void
  readonly maxLength?: number
  readonly invalid?: boolean
  readonly describedBy?: string
  /** Below the offers. */
  readonly foot?: ReactNode
  /** Below the box; it is told whether the list stands open over it. */
  readonly hint?: (isOpen: boolean) => ReactNode
}

/** A box to type in, and below it what fits. */
export function Combobox(props: ComboboxProps) {
  const { offers, preferred, onChoose, onClosed } = props
  const box = useCombobox({ count: offers.length, preferred, onChoose, onClosed })
  const field = useRef<HTMLDivElement>(null)
  const id = useId()
  const listId = `${id}-list`
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-caption text-3">
        {props.label}
      </label>
      <div ref={field}>
        <Input
          id={id}
          role="combobox"
          aria-expanded={box.isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={box.active === null ? undefined : offerId(listId, box.active)}
          aria-describedby={props.describedBy}
          autoComplete="off"
          spellCheck={false}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          prefix={<Search size={14} className="flex-none" aria-hidden="true" />}
          value={props.value}
          invalid={props.invalid ?? false}
          onChange={(event) => {
            props.onType(event.target.value)
            box.openAnew()
          }}
          onKeyDown={box.onKeyDown}
          onClick={box.open}
          onBlur={() => {
            box.close()
            props.onLeave?.()
          }}
        />
      </div>
      <ComboboxList
        id={listId}
        label={props.listLabel}
        anchor={field}
        isOpen={box.isOpen}
        offers={offers}
        typed={props.typed}
        active={box.active}
        foot={props.foot}
        onPoint={box.point}
        onChoose={box.choose}
      />
      {props.hint?.(box.isOpen)}
    </div>
  )
}
