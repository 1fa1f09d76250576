import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { KEY_LABEL_MAX_LENGTH } from './constants.ts'
import { vaultId } from './contract.ts'

export const keyScope = z.enum(['trade', 'transfer', 'feedback', 'memory', 'subscription'])
export type KeyScope = z.infer<typeof keyScope>

export const vaultKeyView = z.object({
  keyId: z.string(),
  label: z.string(),
  /** Last four characters, enough to tell two keys apart. */
  hint: z.string(),
  apiKeyHash: z.string(),
  scopes: z.array(keyScope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})
export type VaultKeyView = z.infer<typeof vaultKeyView>

const issuedVaultKey = z.object({
  keyId: z.string(),
  /** The key itself: shown once here, and again only by `viewVaultKey`. */
  key: z.string(),
  apiKeyHash: z.string(),
  /** What the browser keeps and sends: useless without the owner's session (docs/decisions/0007). */
  sealedKey: z.string(),
})
export type IssuedVaultKey = z.infer<typeof issuedVaultKey>

const vaultParam = z.object({ vaultId })
const keyParam = z.object({ vaultId, keyId: z.string().min(1).max(64) })
const label = z.string().trim().min(1).max(KEY_LABEL_MAX_LENGTH)
const done = z.object({ done: z.literal(true) })

export const vaultKeyRoutes = {
  issueVaultKey: defineRoute({
    method: 'POST',
    path: '/api/vaults/:vaultId/keys',
    summary:
      'Issue an API key for a vault; needs a fresh proof, except for a guest’s vault without a living key',
    access: 'session',
    rate: 'write',
    params: vaultParam,
    body: z.object({ label }),
    response: issuedVaultKey,
  }),
  listVaultKeys: defineRoute({
    method: 'GET',
    path: '/api/vaults/:vaultId/keys',
    summary: 'API keys of a vault, newest first, revoked ones included',
    access: 'session',
    rate: 'read',
    params: vaultParam,
    response: z.array(vaultKeyView),
  }),
  rotateVaultKey: defineRoute({
    method: 'POST',
    path: '/api/vaults/:vaultId/keys/:keyId/rotate',
    summary: 'Replace an API key by a new one; the old one stops working at once',
    access: 'step-up',
    rate: 'write',
    params: keyParam,
    response: issuedVaultKey,
  }),
  revokeVaultKey: defineRoute({
    method: 'DELETE',
    path: '/api/vaults/:vaultId/keys/:keyId',
    summary: 'Revoke an API key',
    access: 'session',
    rate: 'write',
    params: keyParam,
    response: done,
  }),
  viewVaultKey: defineRoute({
    method: 'POST',
    path: '/api/vaults/key',
    summary: 'Decrypt and show the API key this browser holds in sealed form',
    access: 'step-up',
    rate: 'costly',
    body: z.object({ vaultId, apiKeyHash: z.string().max(128), sealedKey: z.string().max(512) }),
    response: z.object({ key: z.string() }),
  }),
  checkVaultKey: defineRoute({
    method: 'GET',
    path: '/api/vaults/:vaultId/keys/check',
    summary: 'Whether the API key sent with the call is alive, and what it may do',
    access: 'vault-key',
    rate: 'read',
    params: vaultParam,
    response: z.object({ keyId: z.string(), scopes: z.array(keyScope) }),
  }),
}
