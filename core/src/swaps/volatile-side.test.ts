import { expect, it } from 'vitest'
import { volatileSide } from './volatile-side.ts'

const on = (address: string) => ({ chain: 'solana' as const, address })
const SOL = on('native')
const JUP = on('JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN')
const BONK = on('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263')
const USDC = on('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const USDT = on('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB')

it.each([
  ['SOL to USDC', SOL, USDC, SOL],
  ['USDC to JUP', USDC, JUP, JUP],
  ['JUP to SOL', JUP, SOL, JUP],
  ['JUP to BONK', JUP, BONK, BONK],
  ['USDC to USDT', USDC, USDT, USDT],
  ['only a token to sell', JUP, null, JUP],
  ['nothing chosen', null, null, null],
])('shows the price that moves: %s', (_pair, sell, buy, shown) => {
  expect(volatileSide({ sell, buy })).toBe(shown)
})
