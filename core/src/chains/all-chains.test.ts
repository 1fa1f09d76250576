import { describe, expect, it } from 'vitest'
import {
  CHAINS,
  explorerAddressUrl,
  explorerNameOf,
  explorerTokenUrl,
  explorerTransactionUrl,
  PUBLIC_EXPLORERS,
} from './all-chains.ts'

describe('chains', () => {
  it('R1-008 supports Solana, Ethereum, BSC and Hedera', () => {
    expect(Object.values(CHAINS).map((chain) => chain.name)).toEqual(['Solana', 'Ethereum', 'BSC', 'Hedera'])
    for (const [id, chain] of Object.entries(CHAINS)) expect(chain.id).toBe(id)
  })

  it.each([
    ['solana', 'https://solscan.io', '/tx/5h', '/account/5h'],
    ['ethereum', 'https://etherscan.io', '/tx/5h', '/address/5h'],
    ['bsc', 'https://bscscan.com', '/tx/5h', '/address/5h'],
    ['hedera', 'https://hashscan.io/mainnet', '/transaction/5h', '/account/5h'],
  ] as const)('links to the explorer of %s', (chain, base, transaction, address) => {
    const place = { chain, address: '5h' }
    expect(explorerTransactionUrl(PUBLIC_EXPLORERS, { chain, transactionId: '5h' })).toBe(base + transaction)
    expect(explorerAddressUrl(PUBLIC_EXPLORERS, place)).toBe(base + address)
    expect(explorerTokenUrl(PUBLIC_EXPLORERS, place)).toBe(`${base}/token/5h`)
  })

  it('links to the explorer that a deployment names, by the same paths, and does not give it a public name', () => {
    const explorers = { ...PUBLIC_EXPLORERS, hedera: 'https://own.example/hedera' }
    const url = explorerTransactionUrl(explorers, { chain: 'hedera', transactionId: '0.0.2-1-1' })
    expect(url).toBe('https://own.example/hedera/transaction/0.0.2-1-1')
    expect(explorerNameOf('hedera', url)).toBe('explorer')
    expect(explorerNameOf('hedera', 'https://hashscan.io/mainnet/transaction/0.0.2-1-1')).toBe('HashScan')
    expect(explorerNameOf('solana', 'https://solscan.io.example/tx/5h')).toBe('explorer')
  })

  it('never lets an id change where a link goes', () => {
    const hostile = { chain: 'solana', transactionId: '../../x?y#z' } as const
    expect(explorerTransactionUrl(PUBLIC_EXPLORERS, hostile)).toBe(
      'https://solscan.io/tx/..%2F..%2Fx%3Fy%23z',
    )
  })
})
