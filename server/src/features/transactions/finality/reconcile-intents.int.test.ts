import { heldBy, transferOf, UNIT } from '@windhover/testkit/lane-world'
import { createStandInSigner } from '@windhover/testkit/stand-in-signer'
import { startTestLanes, type TestLanes } from '@windhover/testkit/start-test-lanes'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIntent } from '../stores/intent-store.ts'
import { intents, vaultLanes } from '../tables.ts'
import { reconcileIntents } from './reconcile-intents.ts'

let sandbox: TestSandbox
let lanes: TestLanes
// Stands in for the signer: these tests are about the lane alone.
const signer = createStandInSigner()
/** While true, whatever the api tells the engine is lost on the way. */
let isLosing = false

beforeAll(async () => {
  sandbox = await useSandbox()
  lanes = await startTestLanes({
    sandbox,
    signer: async () => signer,
    adjust: (parts) => ({
      ...parts,
      durable: {
        ...parts.durable,
        send: async (call) => {
          if (!isLosing) await parts.durable.send(call)
        },
      },
    }),
  })
})
afterAll(async () => {
  await lanes?.stop()
  await sandbox?.stop()
})

/** An intent that is stored and that nobody has been told of. */
async function submitUnheard() {
  const vault = await lanes.makeVault(['solana'])
  const intent = await transferOf(vault, 'solana')
  isLosing = true
  await lanes.submit(vault, intent)
  isLosing = false
  return { vault, intent }
}
const stateOf = async (intentId: string) => (await findIntent(lanes.parts.db, intentId))?.state

describe('intents that nobody works on', () => {
  it('are left to their lane while it may still be at work, and are taken up after that', async () => {
    const { intent } = await submitUnheard()
    await reconcileIntents(lanes.parts).run()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await stateOf(intent.id)).toBe('APPROVED')

    await reconcileIntents(lanes.parts, 0).run()
    expect(await lanes.awaitEnd(intent.id)).toMatchObject({ state: 'CONFIRMED', failure: null })
    expect((await heldBy(lanes, 'solana', intent.to)).get('native')).toBe(UNIT.solana)
  })

  it('are taken up when the engine has lost the call that the lane had planned', async () => {
    const { vault, intent } = await submitUnheard()
    const { db } = lanes.parts
    const lane = { vaultId: BigInt(vault.vaultId), chain: intent.chain }
    await db.insert(vaultLanes).values({ ...lane, turn: 7, dueAt: new Date(Date.now() - 30_000) })
    await db
      .update(intents)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(intents.id, intent.id))

    await reconcileIntents(lanes.parts).run()
    expect(await lanes.awaitEnd(intent.id)).toMatchObject({ state: 'CONFIRMED', failure: null })
  })

  it('are done once, however many workers find them at the same time', async () => {
    const { intent } = await submitUnheard()
    await Promise.all(Array.from({ length: 6 }, () => reconcileIntents(lanes.parts, 0).run()))
    expect(await lanes.awaitEnd(intent.id)).toMatchObject({ state: 'CONFIRMED' })
    expect((await heldBy(lanes, 'solana', intent.to)).get('native')).toBe(UNIT.solana)
    expect(signer.requests.filter((request) => request.intent.id === intent.id)).toHaveLength(1)
  })

  it('are looked at once more when they ended and nobody saw to the rest', async () => {
    const { intent } = await submitUnheard()
    const longAgo = new Date(Date.now() - 10 * 60_000)
    await lanes.parts.db
      .update(intents)
      .set({ state: 'REJECTED', changedAt: longAgo })
      .where(eq(intents.id, intent.id))
    await reconcileIntents(lanes.parts).run()
    await waitUntil({
      what: 'the intent to be settled',
      check: async () => (await findIntent(lanes.parts.db, intent.id))?.isSettled === true,
    })
  })
})
