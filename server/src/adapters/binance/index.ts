export { createBnbPrice } from './client.ts'
