export { createBirdeyeCandles } from './client.ts'
