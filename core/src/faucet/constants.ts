/** How long an address waits until it may be funded again. */
export const FAUCET_COOLDOWN_MS = 60_000
