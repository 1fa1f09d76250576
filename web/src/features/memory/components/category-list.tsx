import type { CategoryOffer } from '@windhover/core/memory/offer-categories'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { FLOATING_BOX } from '../../../ui/floating-box.ts'
import { followAnchor } from '../../../ui/follow-anchor.ts'
import { memoryCopy } from '../copy.ts'

export const offerId = (listId: string, place: number): string => `${listId}-${place}`

type CategoryListProps = {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly offers: readonly CategoryOffer[]
  readonly typed: string
  readonly active: number | null
  readonly onPoint: (place: number) => void
  readonly onChoose: (name: string) => void
}

/** Stands over everything: the sheet it belongs to is low and would cut it off. The focus stays in the box. */
export function CategoryList(props: CategoryListProps) {
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
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={memoryCopy.categories}
      tabIndex={-1}
      className={cx(FLOATING_BOX, 'max-h-40! w-(--anchor-width) p-1 max-md:max-h-64!')}
    >
      {offers.map((offer, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and takes the keys
        <div
          key={`${offer.isNew}-${offer.name}`}
          id={offerId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The press must not take the focus out of the box before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(place)}
          onClick={() => onChoose(offer.name)}
          className="flex min-h-8 items-center gap-2 rounded-sm px-2 select-none aria-selected:bg-active max-md:min-h-11"
        >
          <span aria-hidden="true" className="w-3.5 flex-none text-3">
            {offer.isNew && <Plus size={14} />}
          </span>
          <span className="min-w-0 truncate">
            {offer.isNew ? (
              memoryCopy.createCategory(offer.name)
            ) : (
              <Matched name={offer.name} typed={typed} />
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

function Matched({ name, typed }: { name: string; typed: string }) {
  const wanted = typed.trim().toLowerCase()
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted)
  if (at < 0) return name
  return (
    <>
      {name.slice(0, at)}
      <b className="font-semibold">{name.slice(at, at + wanted.length)}</b>
      {name.slice(at + wanted.length)}
    </>
  )
}
