import { findCategory } from '@windhover/core/memory/find-category'
import { offerCategories } from '@windhover/core/memory/offer-categories'
import { type KeyboardEvent, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** R1-248, R1-249, R1-250: what stands in the box is the category; the list below it only helps. */
export function useCategoryBox(options: {
  readonly value: string
  readonly categories: readonly string[]
  readonly onValueChange: (value: string) => void
}) {
  const { value, categories, onValueChange } = options
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState<number | null>(null)
  /** Who comes back to a filled box wants to see the others, not the one that stands there. */
  const [isTyped, setTyped] = useState(false)
  const offers = offerCategories(categories, isTyped ? value : '')
  const active = pointed ?? (isTyped && value.trim() !== '' ? 0 : null)
  const isExpanded = isOpen && offers.length > 0

  const close = () => {
    setOpen(false)
    setPointed(null)
    setTyped(false)
  }
  const choose = (name: string) => {
    onValueChange(name)
    close()
  }
  const point = (step: number) => {
    setOpen(true)
    if (offers.length === 0) return
    const from = isExpanded && active !== null ? active : step > 0 ? -1 : 0
    setPointed((from + step + offers.length) % offers.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composing of a character is no choice yet.
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      point(step)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const offer = isExpanded && active !== null ? offers[active] : undefined
      if (offer !== undefined) choose(offer.name)
    }
    if (event.key === 'Escape' && isExpanded) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    offers,
    active: isExpanded ? active : null,
    isExpanded,
    choose,
    point: setPointed,
    type: (text: string) => {
      onValueChange(text)
      setTyped(true)
      setPointed(null)
      setOpen(true)
    },
    open: () => setOpen(true),
    leave: () => {
      close()
      const known = findCategory(categories, value)
      if (known !== null && known !== value) onValueChange(known)
    },
    onKeyDown,
  }
}
