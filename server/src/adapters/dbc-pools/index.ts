export { createDbcPools } from './client.ts'
