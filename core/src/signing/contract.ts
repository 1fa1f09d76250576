import { z } from 'zod'
import { sha256Hex } from '../authority/sha256-hex.ts'
import { networks } from '../chains/networks.ts'
import { vaultId } from '../vaults/contract.ts'

/** Calls between the server and the signer, JSON over HTTP on a Unix socket. Nothing here carries a private key. */

export const createVaultKeysRequest = z.object({
  vaultId,
  /** Whose devices alone will move what the vault holds, from the first moment on. */
  ownerId: sha256Hex,
})

/** Asking again for the same vault answers with the same keys. */
export const createVaultKeysResponse = z.object({
  vaultId,
  /** ed25519 public key in base58: the Solana address. */
  solanaPublicKey: z.string(),
  /** Checksummed address of the secp256k1 key: Ethereum, BSC and Hedera. */
  evmAddress: z.string(),
  ownerId: sha256Hex,
})
export type CreateVaultKeysResponse = z.infer<typeof createVaultKeysResponse>

export const signerHealthResponse = z.object({
  ready: z.boolean(),
  keyWrapper: z.enum(['pkcs11', 'aws-kms', 'file']),
  /** The only ones that it signs for. */
  networks,
})
export type SignerHealthResponse = z.infer<typeof signerHealthResponse>

export const SIGNER_PATHS = { health: '/health', metrics: '/metrics', vaultKeys: '/vault-keys' } as const
