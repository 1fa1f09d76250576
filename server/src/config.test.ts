import { PUBLIC_EXPLORERS } from '@windhover/core/chains/all-chains'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const ENVIRONMENT = {
  ...NO_PROVIDERS,
  PUBLIC_ORIGIN: 'http://localhost:4700',
  DATABASE_URL: 'postgres://localhost/none',
  REDIS_URL: 'redis://localhost',
  RESTATE_INGRESS_URL: 'http://localhost:1',
  RESTATE_ADMIN_URL: 'http://localhost:1',
  SIGNER_SOCKET: '/nonexistent/signer.sock',
  WITNESS_SOCKETS: '/nonexistent/witness.sock',
  AUTH_SECRET: 'a secret that is long enough for tests',
  WORLD: 'practice',
}
const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const EVM = '0x00000000000000000000000000000000000000Fe'

describe('explorers', () => {
  const SETTINGS = ['SOLANA', 'ETHEREUM', 'BSC', 'HEDERA'].map((chain) => `${chain}_EXPLORER_URL`)
  const unset = Object.fromEntries(SETTINGS.map((name) => [name, undefined]))

  it('are the public ones unless a deployment names others', () => {
    expect(readConfig({ ...ENVIRONMENT, ...unset }).explorers).toEqual(PUBLIC_EXPLORERS)
    const named = { ...ENVIRONMENT, ...unset, BSC_EXPLORER_URL: 'https://own.example/bsc' }
    expect(readConfig(named).explorers).toEqual({ ...PUBLIC_EXPLORERS, bsc: 'https://own.example/bsc' })
  })
})

describe('the operator’s share of swaps', () => {
  it('is none unless it is set', () => {
    expect(readConfig(ENVIRONMENT).swapFees).toEqual({ solana: null, evm: null })
  })

  it('is taken where an account collects it', () => {
    const settings = { SWAP_FEE_BPS: '75', SWAP_FEE_SOLANA_ACCOUNT: SOLANA }
    expect(readConfig({ ...ENVIRONMENT, ...settings }).swapFees).toEqual({
      solana: { account: SOLANA, bps: 75 },
      evm: null,
    })
    const both = readConfig({ ...ENVIRONMENT, ...settings, SWAP_FEE_EVM_ACCOUNT: EVM })
    expect(both.swapFees.evm).toEqual({ account: EVM, bps: 75 })
  })

  it('does not start with half of it, or with more than the venues take', () => {
    for (const settings of [
      { SWAP_FEE_EVM_ACCOUNT: EVM },
      { SWAP_FEE_BPS: '49', SWAP_FEE_EVM_ACCOUNT: EVM },
      { SWAP_FEE_BPS: '256', SWAP_FEE_EVM_ACCOUNT: EVM },
    ]) {
      expect(() => readConfig({ ...ENVIRONMENT, ...settings })).toThrow('SWAP_FEE_BPS')
    }
  })
})
