import { toolNameOf } from '@windhover/core/chat/map-message'
import { Mark } from '../../../ui/mark.tsx'
import { findTool } from '../cards/find-tool.ts'
import type { TalkMessage } from '../talk-message.ts'
import { replyCopy } from './reply-copy.ts'

const UNDERWAY = new Set(['input-streaming', 'input-available'])

/** What the agent is doing: the word of the tool that runs, else 'typing' (R1-207). */
export function doing(last: TalkMessage | undefined): string {
  const part = last?.role === 'assistant' ? last.parts.at(-1) : undefined
  const name = part === undefined ? null : toolNameOf(part)
  const isUnderway = part !== undefined && 'state' in part && UNDERWAY.has(String(part.state))
  const tool = name === null || !isUnderway ? undefined : findTool(name)
  return tool?.contract.progress ?? replyCopy.typing
}

export function TypingLine({ last }: { readonly last: TalkMessage | undefined }) {
  const hasGutter = last?.role !== 'assistant' || last.parts.length === 0
  return (
    <div role="status" className="grid min-h-6 grid-cols-[24px_1fr] items-center gap-3 max-md:grid-cols-1">
      {hasGutter ? (
        <Mark size={24} tone="quiet" className="max-md:hidden" />
      ) : (
        <span className="max-md:hidden" />
      )}
      <span className="flex items-center gap-2 text-2">
        {doing(last)}
        <span aria-hidden="true" className="flex gap-0.5">
          {[0, 1, 2].map((dot) => (
            <span
              key={dot}
              style={{ animationDelay: `${dot * 200}ms` }}
              className="size-1 animate-[skeleton-pulse_1.2s_ease-in-out_infinite] rounded-full bg-2"
            />
          ))}
        </span>
      </span>
    </div>
  )
}
