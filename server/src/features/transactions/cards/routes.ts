import { intentsOf } from '@windhover/core/transactions/action'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import type { IntentView } from '@windhover/core/transactions/contract'
import { kindOf } from '@windhover/core/transactions/intent'
import { proposalRoutes } from '@windhover/core/transactions/proposal'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { bindRoute, type RouteBinding } from '../../../platform/http/route-binding.ts'
import type { SessionInfo } from '../../../ports/identity.ts'
import { viewWithLane } from '../accept/submit-intent.ts'
import type { TransactionParts } from '../parts.ts'
import { findIntent } from '../stores/intent-store.ts'
import { approveProposal, noteIfExpired, rejectProposal, requireProposal } from './decide-proposal.ts'
import { reviseProposal } from './revise-proposal.ts'
import { viewProposal } from './view-proposal.ts'

export function proposalBindings(parts: TransactionParts): readonly RouteBinding[] {
  const open = async (session: SessionInfo, vaultId: string, proposalId: string) => {
    const row = await requireProposal(parts, { userId: session.userId, vaultId, proposalId })
    return await noteIfExpired(parts, row)
  }
  return [
    bindRoute(proposalRoutes.getProposal, async ({ session, params, query }) => {
      const row = await open(session, query.vaultId, params.proposalId)
      return await viewProposal(parts, row, session.sessionId)
    }),

    bindRoute(approvalRoutes.approveProposal, async ({ session, grant, params, body }) => {
      const row = await open(session, body.vaultId, params.proposalId)
      const intents = intentsOf(row.action)
      if (intents.some((intent) => !grant.scopes.includes(kindOf(intent).scope)))
        throw vaultKeyErrors.scopeMissing()
      const { sessionId } = session
      const { actionHash, approvalToken, approvals } = body
      await approveProposal(parts, row, { sessionId, actionHash, approvalToken, approvals })
      return { intents: await Promise.all(intents.map(({ id }) => viewApproved(parts, id))) }
    }),

    bindRoute(proposalRoutes.rejectProposal, async ({ session, params, body }) => {
      const row = await open(session, body.vaultId, params.proposalId)
      return await viewProposal(parts, await rejectProposal(parts, row), session.sessionId)
    }),

    bindRoute(proposalRoutes.reviseProposal, async ({ session, params, body }) => {
      const { vaultId, ...revision } = body
      const row = await open(session, vaultId, params.proposalId)
      const { sessionId } = session
      const made = await reviseProposal(parts, row, { sessionId, revision })
      return await viewProposal(parts, made, sessionId)
    }),
  ]
}

async function viewApproved(parts: TransactionParts, intentId: string): Promise<IntentView> {
  const row = await findIntent(parts.db, intentId)
  if (row === null) throw new Error('an approved intent vanished')
  return await viewWithLane(parts, row)
}
