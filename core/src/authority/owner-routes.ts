import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { acceptedStatement, attestedOwner, ownerView } from './contract.ts'
import { signedStatement } from './proofs.ts'
import { statementNonce } from './statements.ts'

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
  attestOwner: defineRoute({
    method: 'GET',
    path: '/api/owner/attested',
    summary: 'The same with the signature of the signer, for pages that show or end keys',
    access: 'session',
    rate: 'read',
    query: z.object({ nonce: statementNonce }),
    response: attestedOwner,
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
