import type { MessagePart } from '@windhover/core/chat/message'
import { useMemo } from 'react'
import { askAgent } from '../../../lib/ask-agent.ts'
import { Chip } from '../../../ui/chip.tsx'
import { replyCopy } from './reply-copy.ts'
import { suggestNext } from './suggest-next.ts'
import { useThread } from './thread-context.ts'

/** Below the last reply: on a phone in one line that runs out of the screen. */
export function Suggestions({ parts }: { readonly parts: readonly MessagePart[] }) {
  const { mayAsk } = useThread()
  const suggested = useMemo(() => suggestNext(parts), [parts])
  if (suggested.length === 0) return null
  return (
    <ul
      aria-label={replyCopy.suggestions}
      data-runs-out
      className="flex flex-wrap gap-2 pt-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:pb-1"
    >
      {suggested.map((text) => (
        <li key={text} className="flex-none">
          <Chip
            size={32}
            className="text-body! font-semibold! text-1!"
            disabled={!mayAsk}
            onClick={() => askAgent(text)}
          >
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
