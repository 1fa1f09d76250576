import type { VaultView } from '@windhover/core/vaults/contract'
import { describe, expect, it } from 'vitest'
import { listDepositAddresses } from './list-deposit-addresses.ts'

const vault: VaultView = {
  tokenId: '1042',
  name: null,
  color: null,
  publicKey: '7kQhVb2nRrY8cLd4tGm1pWs6yEo3uXa9vBf5x9Tz4mPw',
  ethAddress: '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07',
  wrappedKeys: [{ pub_key: '7kQhVb2nRrY8cLd4tGm1pWs6yEo3uXa9vBf5x9Tz4mPw' }],
  hederaAccountId: null,
  hasApiKey: false,
  createdAt: '2026-11-15T00:00:00.000Z',
}

describe('listDepositAddresses', () => {
  it('R1-003 R1-004 takes Solana from the first wrapped key and EVM from ethAddress', () => {
    const rows = listDepositAddresses({ ...vault, publicKey: 'another' })
    expect(rows.map(({ network, address }) => [network, address])).toEqual([
      ['Solana', vault.wrappedKeys[0]?.pub_key],
      ['EVM', vault.ethAddress],
      ['Hedera', vault.ethAddress],
    ])
  })

  it('never invents a Hedera id, and says when there is none', () => {
    const pending = listDepositAddresses(vault)[2]
    expect(pending).toMatchObject({
      address: vault.ethAddress,
      caption: 'Account id is created on first use',
    })
    const known = listDepositAddresses({ ...vault, hederaAccountId: '0.0.4815162' })[2]
    expect(known).toMatchObject({ address: '0.0.4815162', caption: null })
  })
})
