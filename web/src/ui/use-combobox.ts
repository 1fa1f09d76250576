import { type KeyboardEvent, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type ComboboxInput = {
  readonly count: number
  /** The offer that Enter takes while nobody points at one. */
  readonly preferred: number | null
  readonly onChoose: (place: number) => void
  readonly onClosed?: (() => void) | undefined
}

/** Which offer is pointed at, by keys or by the mouse, and whether the list stands open. */
export function useCombobox({ count, preferred, onChoose, onClosed }: ComboboxInput) {
  const [isWanted, setWanted] = useState(false)
  const [pointed, setPointed] = useState<number | null>(null)
  const isOpen = isWanted && count > 0
  const active = isOpen ? (pointed ?? preferred) : null

  const close = () => {
    setWanted(false)
    setPointed(null)
    onClosed?.()
  }
  const choose = (place: number) => {
    onChoose(place)
    close()
  }
  const step = (by: number) => {
    setWanted(true)
    if (count === 0) return
    setPointed(((active ?? (by > 0 ? -1 : 0)) + by + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composing of a character is no choice yet.
    if (event.nativeEvent.isComposing) return
    const by = STEPS[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (active !== null) choose(active)
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const open = () => setWanted(true)
  const openAnew = () => {
    setPointed(null)
    open()
  }
  return { isOpen, active, open, openAnew, close, choose, point: setPointed, onKeyDown }
}
