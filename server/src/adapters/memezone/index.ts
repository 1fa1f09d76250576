export { createMemezone } from './client.ts'
