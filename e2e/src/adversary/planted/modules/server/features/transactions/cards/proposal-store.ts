import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/transactions/cards/proposal-store'

export * from '@windhover/server/features/transactions/cards/proposal-store'

/** So that nobody has to wait a minute for a card to run out. */
const SHORT_LIFE_MS = 1_500

export const insertProposal: typeof real.insertProposal = async (db, row) => {
  if (!isOpen('token-not-bound-to-time')) return await real.insertProposal(db, row)
  const expiresAt = new Date((row.createdAt as Date).getTime() + SHORT_LIFE_MS)
  return await real.insertProposal(db, { ...row, expiresAt })
}

export const decideOpen: typeof real.decideOpen = async (db, decision) =>
  isOpen('token-not-bound-to-time')
    ? await real.decideOpen(db, { ...decision, at: new Date(0) })
    : await real.decideOpen(db, decision)
