import { describe, expect, it } from 'vitest'
import type { RawAmount } from '../../money/raw-amount.ts'
import { type TransferIntent, transferKind } from './transfer.ts'

const { serviceFee: serviceFeeOf } = transferKind

const transfer = (chain: 'hedera' | 'solana', amountRaw: RawAmount): TransferIntent => ({
  id: '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f001',
  vaultId: '1001',
  type: 'transfer',
  chain,
  token: 'native',
  to: '0x00000000000000000000000000000000000004d2',
  amountRaw,
})

describe('service fee', () => {
  it('R2-301 takes one percent of a Hedera transfer, rounded down', () => {
    expect(serviceFeeOf(transfer('hedera', '1000'))).toEqual({ token: 'native', amountRaw: 10n })
    expect(serviceFeeOf(transfer('hedera', '199'))).toEqual({ token: 'native', amountRaw: 1n })
  })

  it('takes nothing elsewhere, and nothing that is less than one unit', () => {
    expect(serviceFeeOf(transfer('solana', '1000'))).toBe(null)
    expect(serviceFeeOf(transfer('hedera', '99'))).toBe(null)
  })
})
