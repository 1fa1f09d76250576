import type { ChatMessage } from '@windhover/core/chat/message'
import { readStrict } from '@windhover/core/chat/reader/strict/read-strict'
import type { ToolSources } from '../../ports/agent-tool.ts'

/** Who said what so far. Only the person's own messages count as the person's. */
export function traceSources(messages: readonly ChatMessage[]): ToolSources {
  const typed = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const answered = messages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.type === 'tool-invocation' && part.result !== undefined ? [JSON.stringify(part.result)] : [],
    ),
  )
  return { typed, reading: readStrict(typed.at(-1) ?? ''), answered }
}
