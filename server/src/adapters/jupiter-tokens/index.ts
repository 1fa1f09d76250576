export { createJupiterTokens } from './client.ts'
