export { createZeroXFacts } from './client.ts'
