import { address } from '@solana/kit'
import { expect, it } from 'vitest'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import { readSolanaHistory, readSolanaRecords } from './read-history.ts'

const OWNER = address('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU')
const SOL = 'So11111111111111111111111111111111111111112'
const FEE = 5_000
const DEPOSIT = 2_039_280

/** An index that knows one transaction of the owner, with what the coin and its token form moved by. */
function indexOf(...amounts: number[]): Upstream {
  const row = {
    txHash: 'one',
    blockTime: '2026-11-16T12:00:00.000Z',
    status: true,
    from: OWNER,
    to: OWNER,
    fee: FEE,
    mainAction: 'swap',
    balanceChange: amounts.map((amount) => ({ amount, symbol: 'SOL', decimals: 9, address: SOL })),
  }
  const get: Upstream['get'] = async (_path, schema) =>
    schema.parse({ success: true, data: { solana: [row] } })
  return { get } as Upstream
}

async function read(...amounts: number[]) {
  const [record] = await readSolanaRecords(indexOf(...amounts), { owner: OWNER, limit: 1 })
  const { items } = await readSolanaHistory(indexOf(...amounts), { owner: OWNER })
  expect(items[0]?.changes).toEqual(record?.changes.map(({ logoUrl: _logo, ...change }) => change))
  return [record?.action, record?.changes.map(({ symbol, amountRaw }) => [symbol, amountRaw])]
}

it('calls a wrap by its name, with what went and what came', async () => {
  expect(await read(-500_000_000 - FEE - DEPOSIT, 500_000_000)).toEqual([
    'wrap',
    [
      ['SOL', -502_039_280n],
      ['WSOL', 500_000_000n],
    ],
  ])
})

it('calls an unwrap by its name, with the deposit that came back', async () => {
  expect(await read(500_000_000 - FEE + DEPOSIT, -500_000_000)).toEqual([
    'unwrap',
    [
      ['SOL', 502_039_280n],
      ['WSOL', -500_000_000n],
    ],
  ])
})

it('leaves everything else as the index tells it', async () => {
  expect(await read(-1_000_000 - FEE)).toEqual(['swap', [['SOL', -1_000_000n]]])
})
