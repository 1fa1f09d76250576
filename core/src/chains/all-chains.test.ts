import { describe, expect, it } from 'vitest'
import { CHAINS, explorerAddressUrl, explorerTransactionUrl } from './all-chains.ts'

describe('chains', () => {
  it('R1-008 supports Solana, Ethereum, BSC and Hedera', () => {
    expect(Object.values(CHAINS).map((chain) => chain.name)).toEqual(['Solana', 'Ethereum', 'BSC', 'Hedera'])
    for (const [id, chain] of Object.entries(CHAINS)) expect(chain.id).toBe(id)
  })

  it('knows the EVM chain ids', () => {
    expect(CHAINS.ethereum.evmChainId).toBe(1)
    expect(CHAINS.bsc.evmChainId).toBe(56)
    expect(CHAINS.hedera.evmChainId).toBe(295)
    expect(CHAINS.solana.evmChainId).toBeUndefined()
  })

  it.each([
    ['solana', 'https://solscan.io/tx/5h', 'https://solscan.io/account/5h'],
    ['ethereum', 'https://etherscan.io/tx/5h', 'https://etherscan.io/address/5h'],
    ['bsc', 'https://bscscan.com/tx/5h', 'https://bscscan.com/address/5h'],
    ['hedera', 'https://hashscan.io/mainnet/transaction/5h', 'https://hashscan.io/mainnet/account/5h'],
  ] as const)('links to the explorer of %s', (chain, transaction, address) => {
    expect(explorerTransactionUrl(chain, '5h')).toBe(transaction)
    expect(explorerAddressUrl(chain, '5h')).toBe(address)
  })

  it('never lets an id change where a link goes', () => {
    expect(explorerTransactionUrl('solana', '../../x?y#z')).toBe('https://solscan.io/tx/..%2F..%2Fx%3Fy%23z')
  })
})
