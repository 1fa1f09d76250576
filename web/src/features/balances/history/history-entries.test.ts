import type { WalletHistoryItem } from '@windhover/core/balances/records-contract'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { describe, expect, it } from 'vitest'
import { evmEntry, hederaEntry, solanaEntry } from './history-entries.ts'
import { nextCursor } from './next-cursor.ts'

const item = (txHash: string): WalletHistoryItem => ({
  blockTime: '2026-05-01T00:00:00.000Z',
  status: true,
  txHash,
  explorerUrl: `https://own.example/tx/${txHash}`,
  mainAction: 'token_transfer',
  balanceChange: [
    { amount: '-5000', decimals: 9, symbol: 'SOL', logoURI: null, address: 'native' },
    {
      amount: '2500000',
      decimals: 6,
      symbol: null,
      logoURI: null,
      address: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
    },
  ],
})

describe('wallet history', () => {
  it('R2-139 shows action, time, state and every change of balance', () => {
    expect(solanaEntry(item('abc'))).toEqual({
      key: 'abc',
      chain: 'solana',
      explorerUrl: 'https://own.example/tx/abc',
      title: 'Token transfer',
      at: '2026-05-01T00:00:00.000Z',
      succeeded: true,
      changes: [
        { text: '\u22125e-6 SOL', direction: 'out' },
        { text: '+2.5 JUPy…DvCN', direction: 'in' },
      ],
    })
  })

  it('R2-176 R2-177 goes on after the last txHash of a full page, and ends with a shorter one', () => {
    const page = Array.from({ length: 10 }, (_, index) => item(`tx${index}`))
    expect(nextCursor(page)).toBe('tx9')
    expect(nextCursor(page.slice(0, 9))).toBeUndefined()
    expect(nextCursor([])).toBeUndefined()
  })

  const transfer = {
    category: 'external' as const,
    hash: '0xhash',
    explorerUrl: 'https://own.example/tx/0xhash',
    blockNum: '0x10',
    metadata: { blockTimestamp: '2026-05-01T00:00:00.000Z' },
    from: '0xAA',
    to: '0xbb',
    value: '1.25',
    asset: 'ETH',
    rawContract: { value: null, address: null },
    uniqueId: '0xhash:0',
  }

  it('R2-146 tells what left from what came, whatever the case of the address', () => {
    const wallet = { chain: 'ethereum' as const, address: '0xaa' }
    expect(evmEntry(transfer, wallet)).toMatchObject({
      key: '0xhash:0',
      explorerUrl: 'https://own.example/tx/0xhash',
      title: 'Sent',
      changes: [{ text: '\u22121.25 ETH', direction: 'out' }],
    })
    expect(evmEntry(transfer, { ...wallet, address: '0xBB' })).toMatchObject({
      title: 'Received',
      changes: [{ text: '+1.25 ETH', direction: 'in' }],
    })
    expect(evmEntry({ ...transfer, to: '0xaa', value: null }, wallet)).toMatchObject({
      title: 'To itself',
      changes: [],
    })
  })

  it('R2-302 divides tinybars by 1e8, and R2-154 shows only what moved in this account', () => {
    const entry = hederaEntry(
      {
        consensus_timestamp: '1700000000.123456789',
        name: 'CRYPTOTRANSFER',
        transaction_id: '0.0.5-1700000000-1',
        explorerUrl: 'https://own.example/transaction/1',
        result: 'SUCCESS',
        transfers: [
          { account: '0.0.5', amount: '-150000000' },
          { account: '0.0.9', amount: '150000000' },
        ],
        token_transfers: [
          { account: '0.0.5', amount: '2500', token_id: '0.0.77', symbol: null, decimals: 2 },
        ],
      },
      '0.0.5',
    )
    expect(entry).toMatchObject({ title: 'Transfer', at: '2023-11-14T22:13:20.123Z', succeeded: true })
    expect(entry.changes.map(({ text }) => text)).toEqual(['\u22121.5 HBAR', '+25 0.0.77'])
  })

  it.each<[string, RawAmount, string]>([
    ['CRYPTOTRANSFER', '200', 'Received'],
    ['CRYPTOTRANSFER', '-200', 'Sent'],
    ['CONTRACTCALL', '-200', 'Contract call'],
  ])('names a Hedera %s of %s tinybars: %s', (name, amount, title) => {
    const transaction = {
      consensus_timestamp: '1700000000.1',
      name,
      transaction_id: '0.0.5-1700000000-1',
      explorerUrl: 'https://own.example/transaction/1',
      result: 'SUCCESS',
      transfers: [{ account: '0.0.5', amount }],
      token_transfers: [],
    }
    expect(hederaEntry(transaction, '0.0.5').title).toBe(title)
  })
})
