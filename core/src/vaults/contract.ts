import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { VAULT_COLORS } from './constants.ts'

/** Vault ids are whole numbers on the wire as text: they key money, and JSON numbers lose digits. */
export const vaultId = z
  .string()
  .regex(/^[1-9]\d{0,18}$/)
  // The largest number the database keeps; texts of equal length compare like numbers.
  .refine((text) => text.length < 19 || text <= '9223372036854775807')

export const vaultView = z.object({
  tokenId: vaultId,
  /** What its owner calls it; null: by its number. */
  name: z.string().nullable(),
  color: z.enum(VAULT_COLORS).nullable(),
  /** The Solana public key; the same value as the first wrapped key (decision G09). */
  publicKey: z.string(),
  ethAddress: z.string(),
  wrappedKeys: z.array(z.object({ pub_key: z.string() })).min(1),
  /** Null until the Hedera account has been created on its network. */
  hederaAccountId: z.string().nullable(),
  hasApiKey: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type VaultView = z.infer<typeof vaultView>

export const vaultRoutes = {
  listVaults: defineRoute({
    method: 'GET',
    path: '/api/vaults',
    summary: 'Vaults of the signed-in user, oldest first; empty while the first one is being made',
    access: 'session',
    rate: 'read',
    response: z.array(vaultView),
  }),
  createVault: defineRoute({
    method: 'POST',
    path: '/api/vaults',
    summary: 'Make one more vault; the same requestId never makes a second one',
    access: 'session',
    rate: 'costly',
    body: z.object({ requestId: z.uuid() }),
    response: vaultView,
  }),
}

export const vaultCreated = defineTopic('vault-created', z.object({ tokenId: vaultId }))
