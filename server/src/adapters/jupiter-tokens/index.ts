export { createJupiterTokens } from './client.ts'
export { createJupiterShield } from './shield.ts'
