import { randomUUID } from 'node:crypto'
import { intentsOf } from '@windhover/core/transactions/action'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import { storeApproved, wakeStored } from '@windhover/server/features/transactions/accept/submit-intent'
import * as real from '@windhover/server/features/transactions/cards/decide-proposal'
import { findProposal } from '@windhover/server/features/transactions/cards/proposal-store'

export * from '@windhover/server/features/transactions/cards/decide-proposal'

const LONG_MS = 3_600_000

export const requireProposal: typeof real.requireProposal = async (parts, asked) => {
  if (!isOpen('token-not-bound-to-vault')) return await real.requireProposal(parts, asked)
  const row = await findProposal(parts.db, asked.proposalId)
  return row ?? (await real.requireProposal(parts, asked))
}

export const noteIfExpired: typeof real.noteIfExpired = async (parts, row) =>
  isOpen('token-not-bound-to-time') ? row : await real.noteIfExpired(parts, row)

export const approveProposal: typeof real.approveProposal = async (parts, row, press) => {
  const anySession = { ...press, sessionId: row.sessionId }
  if (isOpen('token-not-bound-to-session')) return await real.approveProposal(parts, row, anySession)
  if (isOpen('token-not-bound-to-vault')) {
    // The signer would say no to a stranger's device, and hide the hole.
    const owners = { ...parts.owners, approve: async () => {} }
    return await real.approveProposal({ ...parts, owners }, row, anySession)
  }
  if (isOpen('token-not-bound-to-time')) {
    const expiresAt = new Date(row.expiresAt.getTime() + LONG_MS)
    return await real.approveProposal(parts, { ...row, expiresAt }, press)
  }
  if (isOpen('token-not-single-use') && row.state === 'approved') {
    for (const shown of intentsOf(row.action)) {
      const intent = { ...shown, id: randomUUID() }
      const stored = await storeApproved(parts, { userId: row.userId, intent, origin: 'agent' })
      await wakeStored(parts, stored)
    }
    return row
  }
  return await real.approveProposal(parts, row, press)
}
