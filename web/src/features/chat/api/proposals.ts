import { queryOptions } from '@tanstack/react-query'
import { type ProposalView, proposalRoutes } from '@windhover/core/transactions/proposal'
import { callRoute } from '../../../lib/api/call-route.ts'

type One = { readonly vaultId: string; readonly proposalId: string }

export function proposalQuery({ vaultId, proposalId }: One) {
  return queryOptions({
    queryKey: [proposalRoutes.getProposal.path, vaultId, proposalId],
    // The card changes by its own clock and by live events; each of its acts answers with what became of it.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      callRoute(proposalRoutes.getProposal, { params: { proposalId }, query: { vaultId } }, { signal }),
  })
}

/** Exactly what the card showed: its hash and its token go along. */
export function approveProposal(vaultId: string, view: ProposalView) {
  return callRoute(proposalRoutes.approveProposal, {
    params: { proposalId: view.proposalId },
    body: { vaultId, actionHash: view.actionHash, approvalToken: view.approvalToken ?? '' },
  })
}

export function rejectProposal({ vaultId, proposalId }: One) {
  return callRoute(proposalRoutes.rejectProposal, { params: { proposalId }, body: { vaultId } })
}

export type Revision = { readonly amount?: string; readonly slippage?: number }

export function reviseProposal({ vaultId, proposalId, ...changes }: One & Revision) {
  return callRoute(proposalRoutes.reviseProposal, { params: { proposalId }, body: { vaultId, ...changes } })
}
