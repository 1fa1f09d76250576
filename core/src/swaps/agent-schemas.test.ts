import { describe, expect, it } from 'vitest'
import { agentBuySchema, agentSellSchema } from './agent-schemas.ts'

const token = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

describe('what the agent may ask of a swap', () => {
  it('R2-214 slippage is 5 to 40, and 10 where it says nothing', () => {
    const read = (slippage?: unknown) => agentBuySchema.safeParse({ token, buyAmount: 1, slippage })
    expect(read().data?.slippage).toBe(10)
    for (const good of [5, 12.5, 40]) expect(read(good).data?.slippage).toBe(good)
    for (const bad of [4.9, 40.1, 0, -5, '10', Number.NaN]) expect(read(bad).success).toBe(false)
  })
  it('R2-215 amounts are numbers, and what is sold is a whole one', () => {
    const buy = (buyAmount: unknown) => agentBuySchema.safeParse({ token, buyAmount }).success
    const sell = (sellAmount: unknown) => agentSellSchema.safeParse({ token, sellAmount }).success
    expect([buy(0.25), buy(3), sell(3)]).toEqual([true, true, true])
    expect([sell(0.25), sell('3'), buy('0.25'), buy(0), sell(-1)]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
