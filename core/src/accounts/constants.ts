/** How long a fresh passkey or wallet signature counts as "it is really you" for dangerous acts. */
export const STEP_UP_VALID_MS = 5 * 60_000
export const SESSION_VALID_MS = 30 * 24 * 60 * 60_000
export const CHALLENGE_VALID_MS = 5 * 60_000
export const RECOVERY_CODE_COUNT = 10
/** How long a sign-in by recovery code may add a passkey without further proof. */
export const RECOVERY_GRACE_MS = 15 * 60_000
export const PASSKEY_NAME_MAX_LENGTH = 60
/** New guests per address and hour; each costs a vault with its keys. */
export const GUESTS_PER_HOUR = 20
