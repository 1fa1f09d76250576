import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ProposalRow } from './proposal-store.ts'

/** The secret also signs cookies; what it makes here is good for nothing there. */
const LABEL = 'windhover confirm card'

type Card = Pick<ProposalRow, 'id' | 'actionHash' | 'messageId' | 'vaultId' | 'sessionId' | 'expiresAt'>

/** Shown with an open card: good for this action, message, vault, session and time alone. */
export function makeApprovalToken(secret: string, card: Card): string {
  const key = createHmac('sha256', secret).update(LABEL).digest()
  const message = createHash('sha256').update(card.messageId).digest('hex')
  const { id, actionHash, sessionId } = card
  const bound = [id, actionHash, message, card.vaultId, sessionId, card.expiresAt.getTime()]
  return createHmac('sha256', key).update(bound.join('\n')).digest('base64url')
}

export function isApprovalToken(secret: string, card: Card, presented: string): boolean {
  const [made, given] = [makeApprovalToken(secret, card), presented].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return made !== undefined && given !== undefined && timingSafeEqual(made, given)
}
