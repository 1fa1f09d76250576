import type { MessagePart } from '@windhover/core/chat/message'
import { APPROVAL } from '../../../money/cards/define-tool-cards.ts'
import { findTool } from '../cards/find-tool.ts'

/** Whether a reply prepared a transaction. Its card is changed on the card itself. */
export function holdsCard(parts: readonly MessagePart[]): boolean {
  return parts.some((part) => {
    if (part.type !== 'tool-invocation' || findTool(part.toolName)?.card !== APPROVAL) return false
    return (part.result as { readonly status?: string } | undefined)?.status === 'done'
  })
}
