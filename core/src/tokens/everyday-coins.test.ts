import { expect, it } from 'vitest'
import { isEverydayCoin } from './everyday-coins.ts'

it.each(['USDC', 'USDC[hts]', 'WETH', 'sol', 'JitoSOL', 'wstETH'])('%s is traded every day', (symbol) => {
  expect(isEverydayCoin({ symbol })).toBe(true)
})

it.each(['JUP', 'BONK', 'SAUCE', 'WIF', 'ETHFI', 'SOLX'])('%s is worth a line', (symbol) => {
  expect(isEverydayCoin({ symbol })).toBe(false)
})
