/**
 * The two texts a vault API key can have:
 *   whk_<keyId>_<secret>   the key itself, for people and programs
 *   whs_<keyId>_<sealed>   the form a browser keeps: opens only on the server, only for the owner's session
 */
export type VaultKeyText =
  | { readonly form: 'plain'; readonly keyId: string; readonly text: string }
  | { readonly form: 'sealed'; readonly keyId: string; readonly sealed: string }

const PLAIN = /^whk_([a-z0-9]{16})_([A-Za-z0-9_-]{43})$/
const SEALED = /^whs_([a-z0-9]{16})_([A-Za-z0-9_-]{40,400})$/

export function parseVaultKeyText(text: string): VaultKeyText | null {
  const plain = PLAIN.exec(text)
  if (plain?.[1] !== undefined) return { form: 'plain', keyId: plain[1], text }
  const sealed = SEALED.exec(text)
  if (sealed?.[1] !== undefined && sealed[2] !== undefined) {
    return { form: 'sealed', keyId: sealed[1], sealed: sealed[2] }
  }
  return null
}

export function plainVaultKeyText(keyId: string, secret: string): string {
  return `whk_${keyId}_${secret}`
}

export function sealedVaultKeyText(keyId: string, sealed: string): string {
  return `whs_${keyId}_${sealed}`
}

/** What tells two keys apart in a list without giving one away. */
export function vaultKeyHint(text: string): string {
  return text.slice(-4)
}
