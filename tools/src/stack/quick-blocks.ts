/** For a practice world in tests, which would only wait for blocks; still slow enough to see a transaction pending. */
export const QUICK_BLOCKS = { SANDBOX_BLOCK_TIME_MS: '250' }
