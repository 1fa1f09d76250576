import type { ToolPart } from '@windhover/core/chat/message'
import type { TokenView } from '@windhover/core/tokens/contract'
import CircleSlash from 'lucide-react/icons/circle-slash'
import { memo, useMemo } from 'react'
import { type AnyCard, APPROVAL } from '../../../money/cards/define-tool-cards.ts'
import { Card } from '../../../ui/card.tsx'
import { ProposalCard } from '../approval/proposal-card.tsx'
import { AskWhich } from '../cards/ask-which.tsx'
import { findTool } from '../cards/find-tool.ts'
import { replyCopy } from './reply-copy.ts'
import { useThread } from './thread-context.ts'

type AnyAnswer =
  | { readonly status: 'done' }
  | { readonly status: 'ask'; readonly question: string; readonly options: readonly TokenView[] }
  | { readonly status: 'refused'; readonly reason: string }

/** What a tool answered, as a card; never as the data it came in. An answer does not change once it is there. */
export const ToolResult = memo(
  function ToolResult({ part, said }: ToolResultProps) {
    if (part.state === 'error') return <Quiet>{part.errorText || replyCopy.toolFailed}</Quiet>
    if (part.state !== 'result') return null
    const tool = findTool(part.toolName)
    const answer = tool?.contract.output.safeParse(part.result)
    if (tool === undefined || answer?.success !== true) return <Quiet>{replyCopy.cannotDraw}</Quiet>
    const told = answer.data as AnyAnswer
    if (told.status === 'refused') return isSaid(said, told.reason) ? null : <Quiet>{told.reason}</Quiet>
    if (told.status === 'ask')
      return <AskWhich question={isSaid(said, told.question) ? '' : told.question} options={told.options} />
    return <DoneCard card={tool.card} answer={told} />
  },
  (before, after) =>
    before.part.toolCallId === after.part.toolCallId &&
    before.part.state === after.part.state &&
    (before.said === after.said || !isUnclear(after.part)),
)

type ToolResultProps = {
  readonly part: ToolPart
  /** The words of the reply. */
  readonly said: string
}

/** Whether the words of the reply tell it already; they are markdown and may escape signs. */
const isSaid = (said: string, text: string) => said.replaceAll('\\', '').includes(text)

/** Only what asks or refuses depends on the words beside it. */
const isUnclear = ({ result }: ToolPart) => (result as AnyAnswer | undefined)?.status !== 'done'

/** Drawn once: a card is not drawn anew each time a reply begins or ends. */
function DoneCard({ card, answer }: { readonly card: AnyCard; readonly answer: unknown }) {
  const { vaultId } = useThread()
  return useMemo(() => {
    // The contract of the tool has just read the answer, which the compiler cannot follow through a lookup.
    const ToolCard = card === APPROVAL ? (ProposalCard as Exclude<AnyCard, string>) : card
    return <ToolCard answer={answer} vaultId={vaultId} />
  }, [card, answer, vaultId])
}

function Quiet({ children }: { readonly children: string }) {
  return (
    <Card padded={false} className="flex items-start gap-3 px-3 py-2.5 text-2">
      <CircleSlash size={16} aria-hidden="true" className="mt-0.5 text-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Card>
  )
}
