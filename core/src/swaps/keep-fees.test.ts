import { expect, it } from 'vitest'
import { sizeAmount } from '../transactions/size-amount.ts'
import { keepFees, keepsTooLittle } from './keep-fees.ts'

const held = { balanceRaw: 20_000_000_000n, decimals: 9 }

it('keeps of the coin what Max keeps', () => {
  expect(keepFees(held)).toEqual({ amountText: '19.7', keptRaw: 300_000_000n })
  expect(keepsTooLittle(19_700_000_000n, held.balanceRaw)).toBe(false)
  expect(keepsTooLittle(19_700_000_001n, held.balanceRaw)).toBe(true)
})

it('is what the agent takes for all of it', () => {
  const all = sizeAmount('all', { ...held, isNative: true, priceUsd: null })
  expect(all).toEqual({ kind: 'sized', amountRaw: held.balanceRaw - keepFees(held).keptRaw })
})
