import { PUBLIC_EXPLORERS } from '@windhover/core/chains/all-chains'
import { expect, it } from 'vitest'
import { viewEvmTransfer, viewHederaRecord, viewSolanaRecord } from './view-records.ts'

const OWN = 'https://own.example'
const explorers = { ...PUBLIC_EXPLORERS, solana: OWN, bsc: OWN, hedera: OWN }

it('R2-262 links every record to the explorer that the deployment names', () => {
  const solana = { atMs: 0, succeeded: true, transactionId: '5h', action: 'send', changes: [] }
  expect(viewSolanaRecord(solana, explorers).explorerUrl).toBe(`${OWN}/tx/5h`)

  const transfer = {
    ...{ category: 'external' as const, hash: '0xab', block: 1n, atMs: 0, from: '0x1', to: '0x2' },
    ...{ amountRaw: 1n, decimals: 18, asset: 'BNB', token: null, uniqueId: '0xab:0' },
  }
  expect(viewEvmTransfer(transfer, { chain: 'bsc', explorers }).explorerUrl).toBe(`${OWN}/tx/0xab`)
  expect(viewEvmTransfer(transfer, { chain: 'ethereum', explorers }).explorerUrl).toBe(
    'https://etherscan.io/tx/0xab',
  )

  const hedera = {
    ...{ consensusTimestamp: '1.1', name: 'CRYPTOTRANSFER', transactionId: '0.0.2-1-1', result: 'SUCCESS' },
    ...{ transfers: [], tokenTransfers: [] },
  }
  expect(viewHederaRecord(hedera, explorers).explorerUrl).toBe(`${OWN}/transaction/0.0.2-1-1`)
})
