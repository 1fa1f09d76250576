export { createMemejob } from './client.ts'
