import { heldBy, runIntent, switchFault, transferOf, UNIT } from '@windhover/testkit/lane-world'
import { startTestLanes, type TestLanes } from '@windhover/testkit/start-test-lanes'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignerClient } from '../../../adapters/signer/index.ts'
import { listAttempts } from '../stores/attempt-store.ts'

let sandbox: TestSandbox
let lanes: TestLanes
let process: TestSigner
let client: ReturnType<typeof createSignerClient>
let diesOnceApproved = false

beforeAll(async () => {
  sandbox = await useSandbox()
  lanes = await startTestLanes({
    sandbox,
    signer: async (databaseUrl) => {
      process = await startTestSigner({ databaseUrl, wrapper: 'file' })
      client = createSignerClient({ socketPath: process.socketPath })
      return {
        ...client,
        acceptApproval: async (request) => {
          const given = await client.acceptApproval(request)
          if (diesOnceApproved) await process.kill9()
          return given
        },
      }
    },
  })
})
afterAll(async () => {
  await client?.close()
  await process?.stop()
  await lanes?.stop()
  await sandbox?.stop()
})

describe('with the real signer', () => {
  it('pays on all four chains, each once', async () => {
    const vault = await lanes.makeVault()
    await Promise.all(
      (['solana', 'ethereum', 'bsc', 'hedera'] as const).map(async (chain) => {
        const intent = await transferOf(vault, chain)
        const { state, failure } = await runIntent(lanes, vault, intent)
        expect({ chain, state, failure }).toEqual({ chain, state: 'CONFIRMED', failure: null })
        expect((await heldBy(lanes, chain, intent.to)).get('native')).toBe(UNIT[chain])
      }),
    )
  })

  it('waits for a signer that was killed and goes on', async () => {
    const vault = await lanes.makeVault(['bsc'])
    const intent = await transferOf(vault, 'bsc')
    diesOnceApproved = true
    await lanes.submit(vault, intent)
    diesOnceApproved = false
    await new Promise((resolve) => setTimeout(resolve, 800))
    await process.restart()
    expect(await lanes.awaitEnd(intent.id)).toMatchObject({ state: 'CONFIRMED', failure: null })
  })

  it('pays once where the first bytes have expired, and shows the signer that they can land no more', {
    timeout: 90_000,
  }, async () => {
    const vault = await lanes.makeVault(['solana'])
    const intent = await transferOf(vault, 'solana')
    await switchFault(sandbox, { target: 'solana', match: 'sendTransaction', kind: 'expire', times: 1 })
    const { state, failure } = await runIntent(lanes, vault, intent)
    expect({ state, failure }).toEqual({ state: 'CONFIRMED', failure: null })
    expect((await heldBy(lanes, 'solana', intent.to)).get('native')).toBe(UNIT.solana)
    const signed = (await listAttempts(lanes.parts.db, intent.id)).filter(
      ({ signedTransaction }) => signedTransaction !== null,
    )
    expect(signed.map((attempt) => attempt.state)).toEqual(['expired', 'confirmed'])
  })

  it('takes nothing that it could not tell a signer of', async () => {
    const vault = await lanes.makeVault(['bsc'])
    await process.kill9()
    const intent = await transferOf(vault, 'bsc')
    await expect(lanes.submit(vault, intent)).rejects.toMatchObject({ code: 'signer/unavailable' })
    await process.restart()
    await expect(lanes.awaitEnd(intent.id, 0)).rejects.toMatchObject({ code: 'transaction/notFound' })
    // The same press again, once the signer is back.
    await lanes.submit(vault, intent)
    expect(await lanes.awaitEnd(intent.id)).toMatchObject({ state: 'CONFIRMED' })
  })

  it('rejects what is above a limit, in the words and with the code of the limit', async () => {
    const vault = await lanes.makeVault(['solana'])
    const { vaultId, userId } = vault
    await client.changePolicy({ vaultId, userId, change: { perTransactionUsd: 1 } })
    const done = await runIntent(lanes, vault, await transferOf(vault, 'solana'))
    expect(done).toMatchObject({
      state: 'REJECTED',
      failure: {
        code: 'signer/overTransactionLimit',
        text: 'This is above your limit for one transaction.',
        retryable: false,
      },
    })
  })
})
