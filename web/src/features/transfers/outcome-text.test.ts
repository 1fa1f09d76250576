import { describe, expect, it } from 'vitest'
import { type MoneyIntent, orderFailed, orderSucceeded } from './outcome-text.ts'

const common = { id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f', vaultId: '1', amountRaw: '5' } as const
const TETHER = '0x55d398326f99059fF775485246999027B3197955'

const transfer = (chain: MoneyIntent['chain'], token: string): MoneyIntent => ({
  ...common,
  type: 'transfer',
  chain,
  token,
  to: '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07',
})
const turn = (type: 'wrap' | 'unwrap', chain: 'solana' | 'hedera'): MoneyIntent => ({
  ...common,
  type,
  chain,
})
const order = (intent: MoneyIntent) => ({ intent, amountText: '0.5', what: '' })

describe('what is said when it worked', () => {
  it.each([
    ['R2-284', transfer('solana', 'native'), 'Transfer successful'],
    ['R2-284', transfer('solana', 'So11111111111111111111111111111111111111112'), 'Transfer successful'],
    ['R2-285', transfer('ethereum', 'native'), 'Transaction successful'],
    ['R2-285', transfer('bsc', TETHER), 'Transaction successful'],
    ['R2-286', transfer('hedera', 'native'), 'Hedera transfer sent'],
    ['R2-286', transfer('hedera', '0.0.731861'), 'Hedera token transfer sent'],
    ['R2-287', turn('wrap', 'solana'), 'Wrapped 0.5 SOL to WSOL'],
    ['R2-288', turn('unwrap', 'solana'), 'Unwrapped 0.5 WSOL to SOL'],
    ['R2-289', turn('wrap', 'hedera'), 'Wrapped 0.5 HBAR to WHBAR'],
    ['R2-290', turn('unwrap', 'hedera'), 'Unwrapped 0.5 WHBAR to HBAR'],
  ])('%s of %o', (_, intent, text) => {
    expect(orderSucceeded(order(intent))).toBe(text)
  })
})

describe('what is said when it did not', () => {
  it.each([
    ['R2-269', transfer('solana', 'native'), 'Transfer failed'],
    ['R2-269', transfer('hedera', '0.0.731861'), 'Transfer failed'],
    ['R2-270', transfer('ethereum', 'native'), 'Failed to send transaction'],
    ['R2-271', transfer('bsc', TETHER), 'Failed to send token'],
    ['R2-272', turn('wrap', 'solana'), 'Failed to wrap SOL'],
    ['R2-273', turn('unwrap', 'solana'), 'Failed to unwrap WSOL'],
    ['R2-275', turn('wrap', 'hedera'), 'Failed to wrap HBAR'],
    ['R2-276', turn('unwrap', 'hedera'), 'Failed to unwrap WHBAR'],
  ])('%s of %o, without a reason', (_, intent, title) => {
    expect(orderFailed(order(intent), null)).toEqual({ title })
  })

  it('R2-269 names the reason of a transfer', () => {
    expect(orderFailed(order(transfer('hedera', 'native')), 'Not enough HBAR')).toEqual({
      title: 'Transfer failed: Not enough HBAR',
    })
  })

  it('R2-270 R2-271 says what the server said of an EVM send', () => {
    expect(orderFailed(order(transfer('bsc', TETHER)), 'Not enough BNB')).toEqual({ title: 'Not enough BNB' })
  })

  it('R2-274 puts the reason of an unwrap below', () => {
    expect(orderFailed(order(turn('unwrap', 'solana')), 'WSOL account not found')).toEqual({
      title: 'Failed to unwrap WSOL',
      description: 'WSOL account not found',
    })
  })
})
