import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ChainId } from '@windhover/core/chains/chain'
import { describe, expect, it } from 'vitest'
import { knownMark, MARKS } from './known-marks.ts'

const USDC = {
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ethereum: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  bsc: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
  hedera: '0.0.456858',
} satisfies Record<ChainId, string>
const entries = Object.entries(MARKS).flatMap(([chain, marks]) =>
  Object.entries(marks).map(([address, mark]) => ({ chain: chain as ChainId, address, mark })),
)

describe('knownMark', () => {
  it('gives one asset one mark on every chain', () => {
    const marks = Object.entries(USDC).map(([chain, address]) => knownMark(chain as ChainId, address))
    expect(new Set(marks)).toEqual(new Set([expect.stringContaining('usdc')]))
  })

  it('knows an EVM address however its letters are written, and a Solana address only exactly', () => {
    expect(knownMark('ethereum', USDC.ethereum.toLowerCase())).toBe(knownMark('ethereum', USDC.ethereum))
    expect(knownMark('solana', USDC.solana.toLowerCase())).toBeNull()
  })

  it('has no mark for another address, nor for the same one on another chain', () => {
    expect(knownMark('solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1w')).toBeNull()
    expect(knownMark('bsc', USDC.ethereum)).toBeNull()
    expect(knownMark('ethereum', 'constructor')).toBeNull()
  })

  it('finds a file for every entry, and keeps EVM addresses in small letters', () => {
    expect(entries.filter(({ chain, address }) => knownMark(chain, address) === null)).toEqual([])
  })

  it('has no file that nothing shows', () => {
    const coins = ['sol', 'eth', 'bnb', 'hbar']
    const shown = new Set([...coins, ...entries.map(({ mark }) => mark)])
    const files = readdirSync(join(import.meta.dirname, '../../ui/marks')).filter((file) =>
      file.endsWith('.svg'),
    )
    expect(files.filter((file) => !shown.has(file.replace('.svg', '')))).toEqual([])
  })
})
