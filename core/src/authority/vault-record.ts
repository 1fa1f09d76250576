import { z } from 'zod'
import { vaultId } from '../vaults/contract.ts'
import { canonicalJson } from './canonical-json.ts'
import { sha256Hex } from './sha256-hex.ts'
import { world } from './world.ts'

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
/** With the checksum in its letters, as it is shown. */
const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** Whose a vault is and where it takes deposits. None of it ever changes, so it needs no time. */
export const vaultRecord = z.strictObject({
  kind: z.literal('vault-record'),
  version: z.literal(1),
  world,
  vaultId,
  ownerId: sha256Hex,
  addresses: z.strictObject({
    solana: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
    ethereum: evmAddress,
    bsc: evmAddress,
    hedera: evmAddress,
  }),
})
export type VaultRecord = z.infer<typeof vaultRecord>
export type VaultAddresses = VaultRecord['addresses']

/** The signer's word for it. Whose key signed is not told: whoever checks it knows the key from elsewhere. */
export const signedVault = z.strictObject({
  record: vaultRecord,
  /** Ed25519, over `vaultRecordText`, by the key that signs ends of the audit chain. */
  signature: hex(64),
})
export type SignedVault = z.infer<typeof signedVault>

export function vaultRecordText(record: VaultRecord): string {
  return `windhover:${record.world}:${record.kind}:v${record.version}\n${canonicalJson(record)}`
}

/** Where the page finds the signer's public key, in hex. Not below /api: the api has no say in it. */
export const SIGNER_KEY_PATH = '/signer-key.txt'
export const signerKey = hex(32)
