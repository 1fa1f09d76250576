export { createDefiFacts } from './client.ts'
