import { proposalRoutes } from '@windhover/core/transactions/proposal'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import type { FeatureParts } from '../../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../../platform/http/route-binding.ts'
import type { SessionInfo } from '../../../ports/identity.ts'
import { findIntent } from '../intent-store.ts'
import { scopeOf } from '../scope-of.ts'
import { viewWithLane } from '../submit-intent.ts'
import { approveProposal, noteIfExpired, rejectProposal, requireProposal } from './decide-proposal.ts'
import { reviseProposal } from './revise-proposal.ts'
import { viewProposal } from './view-proposal.ts'

export function proposalBindings(parts: FeatureParts): readonly RouteBinding[] {
  const open = async (session: SessionInfo, vaultId: string, proposalId: string) => {
    const row = await requireProposal(parts, { userId: session.userId, vaultId, proposalId })
    return await noteIfExpired(parts, row)
  }
  return [
    bindRoute(proposalRoutes.getProposal, async ({ session, params, query }) => {
      const row = await open(session, query.vaultId, params.proposalId)
      return await viewProposal(parts, row, session.sessionId)
    }),

    bindRoute(proposalRoutes.approveProposal, async ({ session, grant, params, body }) => {
      const row = await open(session, body.vaultId, params.proposalId)
      if (!grant.scopes.includes(scopeOf(row.body))) throw vaultKeyErrors.scopeMissing()
      const { sessionId } = session
      const { intentHash, approvalToken } = body
      await approveProposal(parts, row, { sessionId, intentHash, approvalToken })
      const intent = await findIntent(parts.db, row.body.id)
      if (intent === null) throw new Error('an approved intent vanished')
      return await viewWithLane(parts, intent)
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
