import type { DepositAddress } from '@windhover/core/vaults/deposit-addresses'
import { describe, expect, it } from 'vitest'
import { listDepositAddresses, rowsAskedFor, vaultAskedFor } from './list-deposit-addresses.ts'

const SOLANA = '7kQhVb2nRrY8cLd4tGm1pWs6yEo3uXa9vBf5x9Tz4mPw'
const EVM = '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07'
const addresses = { solana: SOLANA, ethereum: EVM, bsc: EVM, hedera: EVM }
const other = { ...addresses, solana: SOLANA.replace('7k', '8k') }

const told = (change: Partial<DepositAddress>): DepositAddress => {
  return { chains: ['solana'], address: SOLANA, accountId: null, ...change }
}

describe('listDepositAddresses', () => {
  it('R1-003 R1-004 has a row for Solana, for the EVM networks and for Hedera', () => {
    const rows = listDepositAddresses({ hederaAccountId: null }, addresses)
    expect(rows.map(({ network, address }) => [network, address])).toEqual([
      ['Solana', SOLANA],
      ['EVM', EVM],
      ['Hedera', EVM],
    ])
  })

  it('shows the address on Hedera whatever number the account is said to have', () => {
    const [pending, known] = [null, '0.0.4815162'].map(
      (hederaAccountId) => listDepositAddresses({ hederaAccountId }, addresses)[2],
    )
    expect(pending).toMatchObject({ address: EVM, caption: 'Account id is created on first use' })
    expect(known).toMatchObject({ address: EVM, caption: null })
  })
})

describe('an answer in a chat', () => {
  const vaults = new Map([
    ['1', other],
    ['2', addresses],
  ])

  it('is about the vault whose addresses it names', () => {
    expect(vaultAskedFor([told({})], vaults, '1')).toBe('2')
    expect(vaultAskedFor([told({ address: EVM.toLowerCase(), chains: ['ethereum'] })], vaults, '1')).toBe('1')
    expect(vaultAskedFor([told({}), told({ address: EVM })], vaults, '1')).toBe('2')
  })

  it('is about none of ours where it names any other address', () => {
    expect(vaultAskedFor([told({ address: 'Attacker' })], vaults, '1')).toBeNull()
    expect(vaultAskedFor([told({}), told({ address: 'Attacker' })], vaults, '1')).toBeNull()
    expect(vaultAskedFor([told({})], new Map(), '1')).toBeNull()
  })

  it('with a number of Hedera alone is about the selected vault', () => {
    const hedera = told({ chains: ['hedera'], address: '0.0.7', accountId: '0.0.7' })
    expect(vaultAskedFor([hedera], vaults, '2')).toBe('2')
    expect(vaultAskedFor([hedera], vaults, '3')).toBeNull()
  })

  it('shows the networks that were asked about', () => {
    const rows = listDepositAddresses({ hederaAccountId: null }, addresses)
    expect(rowsAskedFor(rows, [told({ chains: ['ethereum', 'bsc'] })])).toEqual([rows[1]])
  })
})
