export { createGeckoTerminalCandles } from './client.ts'
