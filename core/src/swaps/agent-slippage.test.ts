import { describe, expect, it } from 'vitest'
import { swapTools } from './tools.ts'

describe('what the agent may ask of a swap', () => {
  it('R2-214 slippage is 5 to 40, and 10 where it says nothing', () => {
    const order = { sell: 'SOL', buy: 'USDC', amount: '1' }
    const read = (slippage?: unknown) => swapTools.proposeSwap.input.safeParse({ ...order, slippage })
    expect(read().data?.slippage).toBe(10)
    for (const good of [5, 12.5, 40]) expect(read(good).data?.slippage).toBe(good)
    for (const bad of [4.9, 40.1, 0, -5, '10', Number.NaN]) expect(read(bad).success).toBe(false)
  })
})
