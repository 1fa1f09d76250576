import type { ToolPart } from '@windhover/core/chat/message'
import type { TokenView } from '@windhover/core/tokens/contract'
import CircleSlash from 'lucide-react/icons/circle-slash'
import { type ComponentType, memo } from 'react'
import { Card } from '../../../ui/card.tsx'
import { agentToolOf } from '../cards/agent-tool.ts'
import { AskWhich } from '../cards/ask-which.tsx'
import { TOOL_CARDS } from '../cards/tool-cards.tsx'
import { replyCopy } from './reply-copy.ts'

type AnyAnswer =
  | { readonly status: 'done' }
  | { readonly status: 'ask'; readonly question: string; readonly options: readonly TokenView[] }
  | { readonly status: 'refused'; readonly reason: string }

/** What a tool answered, as a card; never as the data it came in. An answer does not change once it is there. */
export const ToolResult = memo(
  function ToolResult({ part }: { readonly part: ToolPart }) {
    if (part.state === 'error') return <Quiet>{part.errorText || replyCopy.toolFailed}</Quiet>
    if (part.state !== 'result') return null
    const tool = agentToolOf(part.toolName)
    const answer = tool?.output.safeParse(part.result)
    if (tool === undefined || answer?.success !== true) return <Quiet>{replyCopy.cannotDraw}</Quiet>
    const told = answer.data as AnyAnswer
    if (told.status === 'refused') return <Quiet>{told.reason}</Quiet>
    if (told.status === 'ask') return <AskWhich question={told.question} options={told.options} />
    // The record pairs each name with the answer of its own tool; the compiler cannot follow that through a lookup.
    const ToolCard = TOOL_CARDS[tool.name] as ComponentType<{ readonly answer: unknown }>
    return <ToolCard answer={told} />
  },
  (before, after) =>
    before.part.toolCallId === after.part.toolCallId && before.part.state === after.part.state,
)

function Quiet({ children }: { readonly children: string }) {
  return (
    <Card padded={false} className="flex items-start gap-3 px-3 py-2.5 text-2">
      <CircleSlash size={16} aria-hidden="true" className="mt-0.5 text-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Card>
  )
}
