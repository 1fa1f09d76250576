import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/transactions/cards/approval-token'

type Card = Parameters<typeof real.makeApprovalToken>[1]

/** What a token was made for: a hole forgets a part of it. */
const made = new Map<string, Card>()

export const makeApprovalToken: typeof real.makeApprovalToken = (secret, card) => {
  const token = real.makeApprovalToken(secret, card)
  made.set(token, card)
  return token
}

export const isApprovalToken: typeof real.isApprovalToken = (secret, card, presented) => {
  const meant = made.get(presented)
  if (meant === undefined) return real.isApprovalToken(secret, card, presented)
  if (isOpen('token-not-bound-to-hash'))
    return meant.vaultId === card.vaultId && meant.sessionId === card.sessionId
  if (isOpen('token-not-bound-to-session', 'token-not-bound-to-vault', 'token-not-bound-to-time'))
    return meant.id === card.id && meant.actionHash === card.actionHash
  return real.isApprovalToken(secret, card, presented)
}
