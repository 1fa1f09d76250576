export { createDappFacts } from './client.ts'
