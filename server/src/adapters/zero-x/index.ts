export { createZeroX } from './client.ts'
