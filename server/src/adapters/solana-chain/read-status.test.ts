import { startReplayServer } from '@windhover/testkit/replay-server'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createSolanaChain } from './index.ts'

const ID = '1'.repeat(64)
const confirmed = {
  slot: 900,
  confirmations: 3,
  err: null,
  status: { Ok: null },
  confirmationStatus: 'confirmed',
}

/** A node that answers as told: which of two nodes lags behind cannot be ordered from a real one. */
async function statusAt(node: {
  blockHeight: number
  slot: number
  /** Where the node stands that looked for the signature. */
  seenFromSlot: number
  found?: object | null
  transaction?: object | null
}) {
  const epoch = {
    absoluteSlot: node.slot,
    blockHeight: node.blockHeight,
    epoch: 1,
    slotIndex: 1,
    slotsInEpoch: 9,
  }
  const server = await startReplayServer([
    { rpc: 'getEpochInfo', answer: { ...epoch, transactionCount: 1 } },
    {
      rpc: 'getSignatureStatuses',
      answer: { context: { slot: node.seenFromSlot }, value: [node.found ?? null] },
    },
    { rpc: 'getTransaction', answer: node.transaction ?? null },
  ])
  try {
    const birdeye = { url: server.url, apiKey: '' }
    const { chain } = createSolanaChain({ rpcUrl: server.url, birdeye, clock: systemClock })
    return await chain.getStatus({ transactionId: ID, lastValidBlockHeight: 500n })
  } finally {
    await server.stop()
  }
}

describe('status of a Solana transaction', () => {
  it.each([
    ['before its last height', { blockHeight: 499, slot: 900, seenFromSlot: 900 }, 'unseen'],
    ['at its last height', { blockHeight: 500, slot: 900, seenFromSlot: 900 }, 'unseen'],
    ['past it', { blockHeight: 501, slot: 900, seenFromSlot: 900 }, 'expired'],
    [
      'past it, looked for on a node that lags behind',
      { blockHeight: 501, slot: 900, seenFromSlot: 899 },
      'unseen',
    ],
  ] as const)('not found %s', async (_, node, state) => {
    expect(await statusAt(node)).toEqual({ state })
  })

  it('is never expired once found, whatever the height', async () => {
    const late = { blockHeight: 9_000, slot: 9_900, seenFromSlot: 9_900 }
    const processed = { ...confirmed, confirmationStatus: 'processed' }
    expect(await statusAt({ ...late, found: processed })).toEqual({ state: 'pending' })
    // Told of, but not stored yet on the node that was asked.
    expect(await statusAt({ ...late, found: confirmed })).toEqual({ state: 'pending' })
    const transaction = {
      slot: 900,
      blockTime: 1_700_000_000,
      meta: { err: null, fee: 5_000, logMessages: [] },
    }
    const landed = { state: 'confirmed', isFinal: false, feeRaw: 5_000n, atMs: 1_700_000_000_000 }
    expect(await statusAt({ ...late, found: confirmed, transaction })).toEqual(landed)
    const finalized = { ...confirmed, confirmationStatus: 'finalized' }
    expect(await statusAt({ ...late, found: finalized, transaction })).toEqual({ ...landed, isFinal: true })
    const failed = {
      ...transaction,
      meta: { ...transaction.meta, err: { InstructionError: [0, { Custom: 1 }] } },
    }
    expect(await statusAt({ ...late, found: confirmed, transaction: failed })).toMatchObject({
      state: 'failed',
      error: { code: 'chain/reverted', message: expect.stringMatching(/^{"InstructionError":.*Custom/) },
      feeRaw: 5_000n,
    })
  })
})
