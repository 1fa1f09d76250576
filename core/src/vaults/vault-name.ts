/** R2-002: what a vault is called until its owner names it. */
export function vaultNumber(vaultId: string): string {
  return `Vault #${vaultId}`
}

export function vaultTitle(vault: { readonly tokenId: string; readonly name: string | null }): string {
  return vault.name ?? vaultNumber(vault.tokenId)
}
