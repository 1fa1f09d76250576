import { z } from 'zod'
import { proofFile } from '../authority/proof-file.ts'
import { defineRoute } from '../contract/route.ts'

/** Apart from the other routes of transactions: who only lists them needs nothing of what a proof is made of. */
export const proofRoutes = {
  getProof: defineRoute({
    method: 'GET',
    path: '/api/transactions/:intentId/proof',
    summary: 'Everything that shows who agreed to a transaction, for checking without us',
    access: 'session',
    rate: 'read',
    params: z.object({ intentId: z.uuid() }),
    response: proofFile,
    answers: 'file',
  }),
}
