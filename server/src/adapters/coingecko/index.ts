export { createMarketPulse } from './client.ts'
