import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { TalkMessage } from '../talk-message.ts'
import type { MessageActs } from './message-acts.ts'
import { replyCopy } from './reply-copy.ts'
import { useThread } from './thread-context.ts'
import type { Step } from './use-branches.ts'

export type VersionWalkProps = {
  readonly message: TalkMessage
  readonly acts: MessageActs
  /** The step by which the person came here: the keyboard goes on from its button. */
  readonly cameBy: Step | null
}

const STEPS = [
  { step: 'previous', by: -1, label: replyCopy.previous, Icon: ChevronLeft },
  { step: 'next', by: 1, label: replyCopy.next, Icon: ChevronRight },
] as const

/** '‹ 2 / 3 ›' where a message has siblings. */
export function VersionWalk({ message, acts, cameBy }: VersionWalkProps) {
  const { mayAsk } = useThread()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (cameBy === null) return
    group.current?.querySelector<HTMLElement>(`[data-step="${cameBy}"]`)?.focus({ preventScroll: true })
  }, [cameBy])
  const siblings = message.metadata?.siblings ?? []
  const at = siblings.indexOf(message.id)
  if (siblings.length < 2 || at === -1) return null
  const [previous, next] = STEPS.map(({ step, by, label, Icon }) => {
    const to = mayAsk ? siblings[at + by] : undefined
    return (
      <IconButton
        key={step}
        label={label}
        size={28}
        data-step={step}
        // Not disabled: the focus would be lost at either end.
        aria-disabled={to === undefined}
        icon={<Icon size={14} aria-hidden="true" />}
        onClick={() => to !== undefined && acts.choose(to, step)}
        className={cx(to === undefined ? 'text-off!' : 'text-3')}
      />
    )
  })
  return (
    <fieldset
      ref={group}
      aria-label={replyCopy.version(at + 1, siblings.length)}
      className="flex items-center text-3"
    >
      {previous}
      <span aria-hidden="true" className="num text-caption">
        {at + 1} / {siblings.length}
      </span>
      {next}
    </fieldset>
  )
}
