export { createJupiterTokens } from './client.ts'
export { createJupiterShield } from './shield.ts'
export { createTokenFinder, createTrenches } from './trenches.ts'
