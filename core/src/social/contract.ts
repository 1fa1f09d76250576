import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { vaultId } from '../vaults/contract.ts'

/** Told to every tab when an account was connected or let go. */
export const socialChanged = defineTopic('social-changed', z.object({ vaultId }))

/** What the network sends back with the browser. */
const callbackPart = z.string().min(1).max(2_000)

export const socialRoutes = {
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/oauth/twitter/account',
    summary: 'The connected social account of a vault; null where there is none',
    access: 'vault-key',
    rate: 'read',
    query: z.object({ vaultId }),
    response: z.object({ username: z.string().nullable() }),
  }),
  connect: defineRoute({
    method: 'GET',
    path: '/api/oauth/twitter/connect',
    summary: 'Where the browser goes to allow the connection',
    access: 'vault-key',
    rate: 'write',
    query: z.object({ vaultId }),
    // R1-289: either form may come; ours answers the second.
    response: z.union([z.string(), z.object({ url: z.string() })]),
  }),
  disconnect: defineRoute({
    method: 'DELETE',
    path: '/api/oauth/twitter/account',
    summary: 'Forgets the connection and tells the network so',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ vaultId }),
    response: z.object({ username: z.null() }),
  }),
  finishConnect: defineRoute({
    method: 'GET',
    path: '/api/oauth/twitter/callback',
    summary: 'Where the network sends the browser back to; answers with the way into the workspace',
    // A browser that lost its session meanwhile gets a page with a sentence, not a refusal in JSON.
    access: 'public',
    rate: 'write',
    query: z.object({
      state: callbackPart.optional(),
      code: callbackPart.optional(),
      error: callbackPart.optional(),
    }),
    response: z.null(),
  }),
}
