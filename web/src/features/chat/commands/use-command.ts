import { completeCommand, restOfChoice } from '@windhover/core/chat/commands/complete-command'
import { type RefObject, useState } from 'react'
import type { Choice } from './choice.ts'
import { useChoices } from './use-choices.ts'
import { useIsTyping, useKeys } from './use-keys.ts'

export type CommandInput = {
  readonly vaultId: string
  readonly text: string
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly onText: (text: string) => void
}

/** The command that is being typed, and what its keys do. */
export function useCommand({ vaultId, text, area, onText }: CommandInput) {
  const { reading, choices, sentence, isSearching } = useChoices(vaultId, text)
  const isTyping = useIsTyping(area)
  const [pointed, setPointed] = useState({ text: '', id: '' })
  const [closedAt, setClosedAt] = useState('')
  const place = reading?.stage === 'slots' ? `${reading.command.name}:${reading.current?.slot.name}` : 'name'
  // Closed is what was open: further on, or when it is begun again, it opens.
  if (closedAt !== '' && closedAt !== place) setClosedAt('')
  const isOpen = reading !== null && isTyping && closedAt !== place
  const isFinished = sentence !== null
  // Of a finished command nothing is chosen beforehand: Enter sends it.
  const active =
    choices.find(({ id }) => pointed.text === text && pointed.id === id) ??
    (isFinished ? null : (choices[0] ?? null))

  const point = ({ id }: Choice) => setPointed({ text, id })
  const take = (choice: Choice) => {
    if (reading !== null) onText(completeCommand(text, reading, choice.text))
    area.current?.focus({ preventScroll: true })
  }
  const move = (step: 1 | -1) => {
    const from = active === null ? (step === 1 ? -1 : 0) : choices.indexOf(active)
    const next = choices[(from + step + choices.length) % choices.length]
    if (next !== undefined) point(next)
  }
  useKeys(area, ({ key, shiftKey }) => {
    if (!isOpen) return false
    if (key === 'Escape') setClosedAt(place)
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && choices.length > 0)
      move(key === 'ArrowDown' ? 1 : -1)
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey && active !== null) take(active)
    // What is not finished is not sent; what is, the composer sends.
    else return key === 'Enter' && !shiftKey && !isFinished
    return true
  })
  const ghost = reading === null || active === null ? '' : restOfChoice(text, reading, active.text)
  return { reading, choices, sentence, isSearching, isOpen, active, ghost, point, take }
}

export type CommandState = ReturnType<typeof useCommand>
