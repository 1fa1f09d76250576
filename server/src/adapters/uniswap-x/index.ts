export { createUniswapX } from './client.ts'
