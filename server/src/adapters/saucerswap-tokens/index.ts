export { createSaucerSwapTokens } from './client.ts'
