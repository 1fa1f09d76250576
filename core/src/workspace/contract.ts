import { z } from 'zod'
import { statementDomain } from '../authority/statement-domain.ts'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'

const workspaceView = z.object({
  /** A word about the world, always in sight: `Practice world`. Null where there is nothing to say. */
  badge: z.string().nullable(),
  /** Stands in front of what devices sign here. */
  statementDomain,
  /** People may look around without a passkey. */
  guests: z.boolean(),
  /** Coins of no value can be had for the asking. */
  faucet: z.boolean(),
  /** Where anybody can look at a network: the base address of its explorer. */
  explorers: z.record(chainId, z.url()),
  version: z.string(),
})

export const workspaceRoutes = {
  getWorkspace: defineRoute({
    method: 'GET',
    path: '/api/workspace',
    summary: 'What this deployment is: its badge, what it offers to newcomers, and its version',
    access: 'public',
    rate: 'read',
    response: workspaceView,
  }),
}
