export { createJupiterSwap } from './client.ts'
