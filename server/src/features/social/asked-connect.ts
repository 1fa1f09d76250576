import { createHash } from 'node:crypto'
import { socialRoutes } from '@windhover/core/social/contract'
import { z } from 'zod'

/** Who asked for a connection: the browser that comes back must be the one that left. */
export const asked = z.object({
  userId: z.string(),
  sessionId: z.string(),
  vaultId: z.string(),
  codeVerifier: z.string(),
})
export type Asked = z.infer<typeof asked>

/** By its hash: anybody may send any text as a state. */
export const askedKey = (state: string) =>
  `social-connect:${createHash('sha256').update(state).digest('base64url')}`

export const callbackUrl = (publicOrigin: string) => `${publicOrigin}${socialRoutes.finishConnect.path}`
