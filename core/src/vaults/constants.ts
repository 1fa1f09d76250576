export const VAULTS_PER_ACCOUNT_MAX = 20
export const LIVE_KEYS_PER_VAULT_MAX = 20
export const KEY_LABEL_MAX_LENGTH = 60
export const VAULT_NAME_CHARS_MAX = 30
/** In the order of the data colours of the design. */
export const VAULT_COLORS = ['violet', 'blue', 'teal', 'amber', 'pink', 'slate'] as const
export type VaultColor = (typeof VAULT_COLORS)[number]
