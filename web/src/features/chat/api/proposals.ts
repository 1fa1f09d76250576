import { queryOptions } from '@tanstack/react-query'
import { type ProposalView, proposalRoutes } from '@windhover/core/transactions/proposal'
import { callRoute } from '../../../lib/api/call-route.ts'
import { approveAndSend } from '../../../lib/authority/approve-and-send.ts'

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

/** Exactly what the card showed: its hash, its token and this browser's approval of each intent go along. */
export function approveProposal(vaultId: string, view: ProposalView, what: string) {
  const { proposalId, actionHash, approvalToken } = view
  return approveAndSend({
    intents: view.intents.map(({ intent }) => intent),
    what,
    send: async (approvals) => {
      const { approvalRoutes } = await import('@windhover/core/transactions/approval-routes')
      return await callRoute(approvalRoutes.approveProposal, {
        params: { proposalId },
        body: { vaultId, actionHash, approvalToken: approvalToken ?? '', approvals },
      })
    },
  })
}

export function rejectProposal({ vaultId, proposalId }: One) {
  return callRoute(proposalRoutes.rejectProposal, { params: { proposalId }, body: { vaultId } })
}

export type Revision = { readonly amount?: string; readonly slippage?: number }

export function reviseProposal({ vaultId, proposalId, ...changes }: One & Revision) {
  return callRoute(proposalRoutes.reviseProposal, { params: { proposalId }, body: { vaultId, ...changes } })
}
