import { COMMANDS } from '@windhover/core/chat/commands/command-list'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { FLOATING_BOX } from '../../../ui/floating-box.ts'
import { followAnchor } from '../../../ui/follow-anchor.ts'
import { ChoiceRow } from './choice-row.tsx'
import { CommandFoot } from './command-foot.tsx'
import { CommandHead } from './command-head.tsx'
import { commandsCopy } from './commands-copy.ts'
import type { CommandState } from './use-command.ts'

type CommandPopoverProps = {
  readonly command: CommandState
  readonly listId: string
  /** The composer: as wide as it, and above it. */
  readonly frame: RefObject<HTMLElement | null>
}

const GAP_PX = 8

export function CommandPopover({ command, listId, frame }: CommandPopoverProps) {
  const { reading, choices, sentence, active, point, take } = command
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [floating, anchor] = [box.current, frame.current]
    if (floating === null || anchor === null) return
    floating.showPopover()
    return followAnchor({ anchor, floating, side: 'top', align: 'start', offset: GAP_PX })
  }, [frame])
  const activeId = active?.id
  useLayoutEffect(() => {
    if (activeId !== undefined)
      box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  if (reading === null) return null
  const typed = reading.stage === 'name' ? reading.typed : (reading.current?.typed ?? '')
  return (
    <div ref={box} popover="manual" className={cx(FLOATING_BOX, '@container/commands w-(--anchor-width)')}>
      {reading.stage === 'name' ? (
        <div className="flex h-9 items-center justify-between border-b px-4 text-caption text-3">
          {commandsCopy.title}
          {typed !== '' && <span>{commandsCopy.count(choices.length, COMMANDS.length, typed)}</span>}
        </div>
      ) : (
        <CommandHead reading={reading} />
      )}
      {sentence !== null && <Sentence text={sentence} hasMore={choices.length > 0} />}
      {choices.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label={reading.stage === 'name' ? commandsCopy.list : commandsCopy.choices}
          className="p-1"
        >
          {choices.map((choice) => (
            <ChoiceRow
              key={choice.id}
              id={`${listId}-${choice.id}`}
              choice={choice}
              typed={typed}
              isActive={choice === active}
              onPoint={() => point(choice)}
              onTake={() => take(choice)}
            />
          ))}
        </div>
      ) : (
        sentence === null && <p className="px-4 py-2 text-caption text-3">{missingOf(command)}</p>
      )}
      <p role="status" className="sr-only">
        {choices.length > 0 && commandsCopy.counted(choices.length)}
      </p>
      <CommandFoot hasChoices={choices.length > 0} isFinished={sentence !== null} />
    </div>
  )
}

/** Exactly what will stand in the thread as the person's own words. */
function Sentence({ text, hasMore }: { readonly text: string; readonly hasMore: boolean }) {
  return (
    <p className={cx('px-4 pt-2 wrap-anywhere text-1', hasMore ? 'pb-1' : 'pb-2')}>
      <span className="mr-2 text-caption text-3">{commandsCopy.sends}</span>
      <span>{text}</span>
      {hasMore && <span className="mt-1 block text-caption text-3">{commandsCopy.otherwise}</span>}
    </p>
  )
}

function missingOf({ reading, isSearching }: CommandState): string {
  if (isSearching) return commandsCopy.searching
  const current = reading?.stage === 'slots' ? reading.current : null
  return current === null ? commandsCopy.misfit : commandsCopy.none[current.slot.kind]
}
