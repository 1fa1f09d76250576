import { expect, it } from 'vitest'
import { sayMisfit } from './say-misfit.ts'

const swap = (args: object = {}) => ({
  tool: 'propose_swap',
  args: { sell: 'BONK', buy: 'USDC', amount: '50%', ...args },
})

it('says nothing where every call fits its tool', () => {
  expect(sayMisfit([swap(), swap({ slippage: 12 })])).toBeNull()
})

it('names the range of slippage, also within a sequence', () => {
  const said = 'Here slippage can be set from 5 to 40 percent only'
  expect(sayMisfit([swap({ slippage: 1 })])).toContain(said)
  const steps = [swap(), swap({ slippage: 50 })]
  expect(sayMisfit([{ tool: 'propose_sequence', args: { steps } }])).toContain(said)
})

it('asks for plainer words where a call fits no tool', () => {
  const said = /^I cannot do it as you said it/
  expect(sayMisfit([swap({ amount: 'some' })])).toMatch(said)
  expect(sayMisfit([{ tool: 'propose_rocket', args: {} }])).toMatch(said)
})
