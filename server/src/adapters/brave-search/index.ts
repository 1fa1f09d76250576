export { createWebSearch } from './client.ts'
