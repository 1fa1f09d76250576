import type { AllocationSlice } from '@windhover/core/balances/contract'
import { expect, it } from 'vitest'
import { chooseWatched } from './choose-watched.ts'

const slice = (
  chain: AllocationSlice['chain'],
  token: string | null,
  symbol: string | null,
): AllocationSlice => ({ chain, token, symbol, name: symbol, logo: null, valueUsd: 1, shareBps: 1 })
const symbols = (...allocation: AllocationSlice[]) => chooseWatched(allocation).map(({ symbol }) => symbol)

it('watches what the vault has most of, in that order', () => {
  expect(
    symbols(
      slice('solana', 'JUPyiw', 'JUP'),
      slice('hedera', 'native', 'HBAR'),
      slice('ethereum', 'native', 'ETH'),
      slice('solana', 'native', 'SOL'),
      slice('bsc', 'native', 'BNB'),
    ),
  ).toEqual(['JUP', 'HBAR', 'ETH', 'SOL'])
})

it('fills the strip with the coins of the networks, none of them twice', () => {
  expect(symbols()).toEqual(['SOL', 'ETH', 'HBAR', 'BNB'])
  expect(symbols(slice('ethereum', 'native', 'ETH'))).toEqual(['ETH', 'SOL', 'HBAR', 'BNB'])
})

it('leaves out dollars by their address in any spelling, but not what only calls itself one', () => {
  expect(
    symbols(
      slice('solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC'),
      slice('ethereum', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 'USDC'),
      slice('solana', 'Fake', 'USDC'),
    ),
  ).toEqual(['USDC', 'SOL', 'ETH', 'HBAR'])
})

it('leaves out the rest of an allocation, and names what has no symbol by its address', () => {
  expect(
    symbols(slice(null, null, null), slice('bsc', '0x1234567890123456789012345678901234567890', null))[0],
  ).toMatch(/^0x1234/)
})
