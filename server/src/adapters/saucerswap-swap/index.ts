export { createSaucerSwap } from './client.ts'
