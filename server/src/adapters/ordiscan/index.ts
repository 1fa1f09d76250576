export { createBitcoinFacts } from './client.ts'
