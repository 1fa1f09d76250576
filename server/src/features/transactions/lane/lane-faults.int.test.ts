import { signerErrors } from '@windhover/core/signing/errors'
import type { TransferIntent } from '@windhover/core/transfers/intents/transfer'
import {
  heldBy,
  ownerOf,
  runIntent,
  statesOf,
  switchFault,
  transferOf,
  UNIT,
} from '@windhover/testkit/lane-world'
import { reorgOut } from '@windhover/testkit/reorg-out'
import { createStandInSigner } from '@windhover/testkit/stand-in-signer'
import { startTestLanes, type TestLanes, type TestVault } from '@windhover/testkit/start-test-lanes'
import { sumLedger } from '@windhover/testkit/sum-ledger'
import { startTestSandbox, type TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findIntent } from '../stores/intent-store.ts'
import { intentAttempts, ledgerEntries } from '../tables.ts'

let sandbox: TestSandbox
let lanes: TestLanes
// Stands in for the signer: these tests are about the lane and the chain.
const signer = createStandInSigner()

beforeAll(async () => {
  sandbox = await startTestSandbox()
  lanes = await startTestLanes({ sandbox, signer: async () => signer })
})
afterEach(async () => {
  signer.before = async () => {}
  await fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })
})
afterAll(async () => {
  await lanes?.stop()
  await sandbox?.stop()
})

const SEND = { solana: 'sendTransaction', ethereum: 'eth_sendRaw', bsc: 'eth_sendRaw', hedera: 'eth_sendRaw' }

const FAULTS = [
  { kind: 'drop', times: 1 },
  { kind: 'duplicate', times: 1 },
  { kind: 'delay', times: 1, delayMs: 1_500 },
  { kind: 'timeout-after-success', times: 1, delayMs: 6_000 },
  { kind: 'server-error', times: 2 },
  { kind: 'expire', times: 1 },
] as const

describe('whatever happens on the way', () => {
  for (const fault of FAULTS) {
    it(`a transfer arrives exactly once on each chain: ${fault.kind}`, { timeout: 90_000 }, async () => {
      const chains = ['solana', 'bsc', 'hedera'] as const
      await Promise.all(
        chains.map(async (chain) => {
          const vault = await lanes.makeVault([chain])
          const before = await heldBy(lanes, chain, ownerOf(vault, chain))
          const intent = await transferOf(vault, chain)
          await switchFault(sandbox, { target: chain, match: SEND[chain], ...fault })
          const done = await runIntent(lanes, vault, intent)
          expect({ chain, state: done.state, failure: done.failure }).toEqual({
            chain,
            state: 'CONFIRMED',
            failure: null,
          })
          expect((await heldBy(lanes, chain, intent.to)).get('native')).toBe(UNIT[chain])
          const after = await heldBy(lanes, chain, ownerOf(vault, chain))
          const moved = (after.get('native') ?? 0n) - (before.get('native') ?? 0n)
          expect((await sumLedger(lanes.parts.db, vault.vaultId, chain)).get('native')).toBe(moved)
        }),
      )
    })
  }

  it('says that it does not know before it asks again', async () => {
    const vault = await lanes.makeVault(['bsc'])
    const intent = await transferOf(vault, 'bsc')
    await switchFault(sandbox, { target: 'bsc', kind: 'server-error', match: 'eth_sendRaw', times: 2 })
    await runIntent(lanes, vault, intent)
    const states = statesOf(lanes, intent.id)
    expect(states.slice(0, 4)).toEqual(['PLANNED', 'SIGNED', 'UNKNOWN', 'SUBMITTED'])
    // A node that is slow to answer may be asked more than once in between.
    expect(states.filter((state) => state === 'CONFIRMED')).toHaveLength(1)
    expect(states.at(-1)).toBe('CONFIRMED')
  })

  it('sends the same bytes again when a reorganisation has thrown them out', {
    timeout: 90_000,
  }, async () => {
    const vault = await lanes.makeVault(['bsc'])
    const intent = await transferOf(vault, 'bsc')
    const done = await runIntent(lanes, vault, intent)
    expect(done.state).toBe('CONFIRMED')
    await reorgOut(sandbox, { chain: 'bsc', transactionId: done.transactionId ?? '' })
    await waitUntil({
      what: 'the way back into the chain',
      timeoutMs: 30_000,
      check: () => statesOf(lanes, intent.id).filter((state) => state === 'CONFIRMED').length >= 2,
    })
    expect(statesOf(lanes, intent.id)).toContain('SUBMITTED')
    const again = await findIntent(lanes.parts.db, intent.id)
    expect(again?.transactionId).toBe(done.transactionId)
    expect((await heldBy(lanes, 'bsc', intent.to)).get('native')).toBe(UNIT.bsc)
    expect(signer.requests.filter((request) => request.intent.id === intent.id)).toHaveLength(1)
  })

  it('books anew what the chain has taken into another block at another fee', {
    timeout: 90_000,
  }, async () => {
    const vault = await lanes.makeVault(['bsc'])
    const { db } = lanes.parts
    const before = await heldBy(lanes, 'bsc', ownerOf(vault, 'bsc'))
    const intent = await transferOf(vault, 'bsc')
    await runIntent(lanes, vault, intent)
    const booked = () => sumLedger(db, vault.vaultId, 'bsc').then((sums) => sums.get('native') ?? 0n)
    const after = await heldBy(lanes, 'bsc', ownerOf(vault, 'bsc'))
    const moved = (after.get('native') ?? 0n) - (before.get('native') ?? 0n)
    await waitUntil({ what: 'the books', check: async () => (await booked()) === moved })

    // As it would stand in the books if the block before the reorganisation had asked for less.
    await db.update(intentAttempts).set({ feeRaw: '7' }).where(eq(intentAttempts.intentId, intent.id))
    const lines = and(eq(ledgerEntries.intentId, intent.id), like(ledgerEntries.account, 'vault:%'))
    await db.update(ledgerEntries).set({ amountRaw: '-7' }).where(lines)
    expect(await booked()).not.toBe(moved)

    const isRight = async () => (await booked()) === moved
    await waitUntil({ what: 'the books to follow the chain', timeoutMs: 30_000, check: isRight })
    const receipt = (await findIntent(db, intent.id))?.receipt
    const fee = receipt?.fees.find(({ kind }) => kind === 'network')
    expect(BigInt(fee?.amountRaw ?? 0)).toBe(-moved - UNIT.bsc)
  })
})

describe('a signer that does not sign', () => {
  it('rejects what the rules refuse, in the words of the rule, with nothing moved', async () => {
    const vault = await lanes.makeVault(['solana'])
    const intent = await transferOf(vault, 'solana')
    signer.before = async () => {
      throw signerErrors.overDailyLimit()
    }
    const done = await runIntent(lanes, vault, intent)
    expect(done).toMatchObject({
      state: 'REJECTED',
      failure: { code: 'signer/overDailyLimit', text: 'This is above your limit for 24 hours.' },
    })
    expect((await heldBy(lanes, 'solana', intent.to)).get('native') ?? 0n).toBe(0n)
  })

  it('ends also what fails in words that no database takes', async () => {
    const vault = await lanes.makeVault(['solana'])
    signer.before = async () => {
      throw signerErrors.mismatch({ text: 'No\0 \ud83d', context: { reason: '\0' } })
    }
    const done = await runIntent(lanes, vault, await transferOf(vault, 'solana'))
    expect(done.failure).toEqual({
      code: 'signer/mismatch',
      text: 'No \ufffd',
      retryable: false,
      context: { reason: '' },
    })
  })

  it('loses and doubles nothing when workers end in the middle', { timeout: 90_000 }, async () => {
    const vaults = await Promise.all([lanes.makeVault(['solana']), lanes.makeVault(['bsc'])])
    const started: TransferIntent[] = []
    signer.before = () => new Promise((resolve) => setTimeout(resolve, 60))
    for (const [index, vault] of vaults.entries())
      for (let count = 0; count < 4; count += 1)
        started.push(await transferOf(vault, index === 0 ? 'solana' : 'bsc'))
    await Promise.all(
      started.map((intent, index) => lanes.submit(vaults[index < 4 ? 0 : 1] as TestVault, intent)),
    )
    for (let count = 0; count < 4; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150 + 170 * count))
      await lanes.restartWorker()
    }
    for (const { id, chain, to } of started) {
      expect(await lanes.awaitEnd(id, 60_000)).toMatchObject({ state: 'CONFIRMED', failure: null })
      expect((await heldBy(lanes, chain, to)).get('native')).toBe(UNIT[chain])
    }
  })

  it('holds up one lane, visibly, and no other', { timeout: 60_000 }, async () => {
    const [stuck, free] = await Promise.all([lanes.makeVault(['solana']), lanes.makeVault(['solana'])])
    let isAway = true
    signer.before = async (request) => {
      if (isAway && request.intent.vaultId === stuck.vaultId) throw signerErrors.unavailable()
    }
    const held = await transferOf(stuck, 'solana')
    await lanes.submit(stuck, held)
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => await runIntent(lanes, free, await transferOf(free, 'solana'))),
    )
    expect(others.map((each) => each.state)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
    const view = () => lanes.awaitEnd(held.id, 0)
    await waitUntil({
      what: 'the reason',
      timeoutMs: 30_000,
      check: async () => (await view()).heldUp === 'Signing is not available right now.',
    })
    isAway = false
    const done = await lanes.awaitEnd(held.id, 30_000)
    expect(done.state).toBe('CONFIRMED')
    expect(done.heldUp).toBe(undefined)
  })
})
