import { type ComponentProps, type RefObject, useId, useLayoutEffect } from 'react'
import { CommandPopover } from './command-popover.tsx'
import { GhostText } from './ghost-text.tsx'
import { type CommandInput, useCommand } from './use-command.ts'

/** What a command changes about the composer it is typed in. */
export type ComposerCommand = {
  /** What is sent instead of the text; null where nothing is finished. */
  readonly sentence: string | null
  /** It waits for what is missing. */
  readonly isUnfinished: boolean
  readonly aria: Pick<
    ComponentProps<'textarea'>,
    'aria-autocomplete' | 'aria-haspopup' | 'aria-controls' | 'aria-activedescendant'
  >
}

export type CommandsProps = CommandInput & {
  readonly frame: RefObject<HTMLElement | null>
  readonly onCommand: (command: ComposerCommand | null) => void
}

/** Completes a text that begins with a slash. The focus and the keys stay in the composer's own field. */
export default function Commands({ frame, onCommand, ...input }: CommandsProps) {
  const command = useCommand(input)
  const { sentence, isOpen, active, choices, ghost } = command
  const listId = useId()
  const activeId = isOpen && active !== null ? `${listId}-${active.id}` : undefined
  const hasList = isOpen && choices.length > 0
  useLayoutEffect(() => {
    onCommand({
      sentence,
      isUnfinished: isOpen && sentence === null,
      // A field of several lines cannot be called a combobox; these say the same of a textbox.
      aria: {
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-controls': hasList ? listId : undefined,
        'aria-activedescendant': activeId,
      },
    })
  }, [onCommand, sentence, isOpen, hasList, listId, activeId])
  useLayoutEffect(() => () => onCommand(null), [onCommand])
  return (
    <>
      {isOpen && ghost !== '' && <GhostText area={input.area} text={input.text} ghost={ghost} />}
      {isOpen && <CommandPopover command={command} listId={listId} frame={frame} />}
    </>
  )
}
