export const VAULTS_PER_ACCOUNT_MAX = 20
export const LIVE_KEYS_PER_VAULT_MAX = 20
export const KEY_LABEL_MAX_LENGTH = 60
