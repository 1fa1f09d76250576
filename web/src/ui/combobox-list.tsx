import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { FLOATING_BOX } from './floating-box.ts'
import { followAnchor } from './follow-anchor.ts'

export type ComboboxOffer = {
  readonly key: string
  readonly text: string
  readonly icon?: ReactNode
  /** It is offered whatever is typed: nothing in it is marked as found. */
  readonly isFixed?: boolean
  readonly isChosen?: boolean
}

export const offerId = (listId: string, place: number): string => `${listId}-${place}`

type ComboboxListProps = {
  readonly id: string
  readonly label: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly offers: readonly ComboboxOffer[]
  readonly typed: string
  readonly active: number | null
  readonly foot: ReactNode
  readonly onPoint: (place: number) => void
  readonly onChoose: (place: number) => void
}

/** Stands over everything, so that no sheet or dialog cuts it off. The focus stays in the box. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, anchor, isOpen, offers, typed, active, onPoint, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const floating = list.current
    if (!isOpen || floating === null || anchor.current === null) return
    floating.showPopover()
    const stop = followAnchor({ anchor: anchor.current, floating, side: 'bottom', align: 'start', offset: 4 })
    return () => {
      stop()
      floating.hidePopover()
    }
  }, [isOpen, anchor])
  useLayoutEffect(() => {
    if (active === null) return
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={props.label}
      tabIndex={-1}
      className={cx(FLOATING_BOX, 'max-h-48! w-(--anchor-width) p-1 max-md:max-h-64!')}
    >
      {offers.map((offer, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and takes the keys
        <div
          key={offer.key}
          id={offerId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={offer.isChosen ?? false}
          data-active={place === active ? '' : undefined}
          // The press must not take the focus out of the box before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(place)}
          onClick={() => onChoose(place)}
          className="flex min-h-8 items-center gap-2 rounded-sm px-2 select-none data-active:bg-active max-md:min-h-11"
        >
          {offer.icon}
          <span className="min-w-0 truncate">
            {offer.isFixed ? offer.text : <Matched text={offer.text} typed={typed} />}
          </span>
        </div>
      ))}
      {props.foot}
    </div>
  )
}

function Matched({ text, typed }: { readonly text: string; readonly typed: string }) {
  const wanted = typed.trim().toLowerCase()
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <b className="font-semibold">{text.slice(at, at + wanted.length)}</b>
      {text.slice(at + wanted.length)}
    </>
  )
}
