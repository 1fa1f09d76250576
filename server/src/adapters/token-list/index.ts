export { createTokenLists } from './client.ts'
