import { signedVault, type VaultAddresses, vaultRecordText } from '@windhover/core/authority/vault-record'
import { fromHex, fromText, verifyEd25519 } from '#primitives'

/** What somebody knows without being told by the api. */
export type Known = {
  /** In hex. */
  readonly signerKey: string
  readonly ownerId: string
}

/** The addresses of each vault that the signer says is this owner's, by its number. Everything else is left out. */
export function checkVaults(
  told: readonly unknown[],
  { signerKey, ownerId }: Known,
): ReadonlyMap<string, VaultAddresses> {
  const checked = new Map<string, VaultAddresses>()
  for (const each of told) {
    const parsed = signedVault.safeParse(each)
    if (!parsed.success) continue
    const { record, signature } = parsed.data
    const isSigned = verifyEd25519(fromHex(signerKey), fromText(vaultRecordText(record)), fromHex(signature))
    if (isSigned && record.ownerId === ownerId) checked.set(record.vaultId, record.addresses)
  }
  return checked
}
