import { describe, expect, it } from 'vitest'
import { failureText, successText, TRANSFER_TOAST_MS, WRAP_TOAST_MS } from './outcome-texts.ts'

describe('what people are told at the end', () => {
  it.each([
    ['R2-284', 'solana-send', 'Transfer successful'],
    ['R2-285', 'evm-send', 'Transaction successful'],
    ['R2-285', 'evm-send-token', 'Transaction successful'],
    ['R2-286', 'hedera-send', 'Hedera transfer sent'],
    ['R2-286', 'hedera-send-token', 'Hedera token transfer sent'],
    ['R2-287', 'solana-wrap', 'Wrapped 1.5 SOL to WSOL'],
    ['R2-288', 'solana-unwrap', 'Unwrapped 1.5 WSOL to SOL'],
    ['R2-289', 'hedera-wrap', 'Wrapped 1.5 HBAR to WHBAR'],
    ['R2-290', 'hedera-unwrap', 'Unwrapped 1.5 WHBAR to HBAR'],
  ] as const)('%s a successful %s shows %s', (_id, action, text) => {
    expect(successText(action, '1.5')).toBe(text)
  })

  it.each([
    ['R2-269', 'solana-send', 'Transfer failed: No.', 'Transfer failed'],
    ['R2-269', 'hedera-send', 'Transfer failed: No.', 'Transfer failed'],
    ['R2-269', 'hedera-send-token', 'Transfer failed: No.', 'Transfer failed'],
    ['R2-270', 'evm-send', 'No.', 'Failed to send transaction'],
    ['R2-271', 'evm-send-token', 'No.', 'Failed to send token'],
    ['R2-272', 'solana-wrap', 'Failed to wrap SOL', 'Failed to wrap SOL'],
    ['R2-273', 'solana-unwrap', 'Failed to unwrap WSOL', 'Failed to unwrap WSOL'],
    ['R2-275', 'hedera-wrap', 'Failed to wrap HBAR', 'Failed to wrap HBAR'],
    ['R2-276', 'hedera-unwrap', 'Failed to unwrap WHBAR', 'Failed to unwrap WHBAR'],
  ] as const)('%s a failed %s shows the reason as %s, without one %s', (_id, action, told, bare) => {
    expect(failureText(action, 'No.')).toBe(told)
    expect(failureText(action, null)).toBe(bare)
    expect(failureText(action, '')).toBe(bare)
  })

  it('R1-334 R2-319 stays for five seconds', () => {
    expect([TRANSFER_TOAST_MS, WRAP_TOAST_MS]).toEqual([5_000, 5_000])
  })
})
