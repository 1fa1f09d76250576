import { describe, expect, it } from 'vitest'
import { evmChainConfig } from './evm-chain-config.ts'

describe('evmChainConfig', () => {
  it('R2-048 has chain id, name, coin, logo and explorer', () => {
    expect(evmChainConfig('1')).toEqual({
      chainId: 1,
      name: 'Ethereum',
      nativeSymbol: 'ETH',
      nativeLogo: expect.stringContaining('<svg'),
      explorer: { baseUrl: 'https://etherscan.io', name: 'Etherscan' },
    })
  })

  it('R2-049 56 is the BNB chain', () => {
    const { name, nativeSymbol, explorer } = evmChainConfig('56')
    expect([name, nativeSymbol, explorer.name]).toEqual(['BSC', 'BNB', 'BscScan'])
  })
})
