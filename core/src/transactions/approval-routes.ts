import { z } from 'zod'
import { signedStatement } from '../authority/proofs.ts'
import { defineRoute } from '../contract/route.ts'
import { vaultId } from '../vaults/contract.ts'
import { intentView } from './contract.ts'
import { intent } from './intent.ts'

/** What is approved with a signature. Apart from the rest, so that a page fetches it with the first press. */
export const approvalRoutes = {
  submitIntent: defineRoute({
    method: 'POST',
    path: '/api/transactions',
    summary:
      'Approves an intent by a gesture in a panel and hands it to its lane; the same id again answers the same',
    access: 'vault-key',
    rate: 'write',
    /** The approval is signed by the owner's device, or by a key that was lent the power. */
    body: z.object({ vaultId, intent, approval: signedStatement }),
    response: intentView,
  }),
  approveProposal: defineRoute({
    method: 'POST',
    path: '/api/proposals/:proposalId/approve',
    summary: 'Approves exactly what the card showed, once',
    access: 'vault-key',
    rate: 'write',
    params: z.object({ proposalId: z.uuid() }),
    body: z.object({
      vaultId,
      actionHash: z.string().max(64),
      approvalToken: z.string().max(300),
      /** Of each intent, in order, signed by the owner's device. */
      approvals: z.array(signedStatement).min(1).max(20),
    }),
    response: z.object({ intents: z.array(intentView) }),
  }),
}
