import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { acceptedStatement, ownerView } from './contract.ts'
import { signedStatement } from './proofs.ts'

/** What the signed-in person's own keys are, and what they say. The api carries it; the signer decides. */
export const ownerRoutes = {
  getOwner: defineRoute({
    method: 'GET',
    path: '/api/owner',
    summary: 'Keys of the owner, devices and programs that were lent powers, recovery codes left',
    access: 'session',
    rate: 'read',
    response: ownerView,
  }),
  sayStatement: defineRoute({
    method: 'POST',
    path: '/api/owner/statements',
    summary: 'Hands a signed statement of the owner to the signer',
    access: 'session',
    rate: 'write',
    body: z.object({ signed: signedStatement }),
    response: acceptedStatement,
  }),
}
