export { createSignerClient } from './client.ts'
