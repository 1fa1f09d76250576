import { heldBy, runIntent, transferOf, UNIT } from '@windhover/testkit/lane-world'
import { startTestLanes, type TestLanes } from '@windhover/testkit/start-test-lanes'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignerClient } from '../../../adapters/signer/index.ts'

let sandbox: TestSandbox
let lanes: TestLanes
let process: TestSigner
let client: ReturnType<typeof createSignerClient>

beforeAll(async () => {
  sandbox = await useSandbox()
  lanes = await startTestLanes({
    sandbox,
    signer: async (databaseUrl) => {
      process = await startTestSigner({ databaseUrl, wrapper: 'file' })
      client = createSignerClient({ socketPath: process.socketPath })
      return client
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
    await process.kill9()
    const intent = await transferOf(vault, 'bsc')
    await lanes.submit(vault, intent)
    await new Promise((resolve) => setTimeout(resolve, 800))
    await process.restart()
    expect(await lanes.awaitEnd(intent.id)).toMatchObject({ state: 'CONFIRMED', failure: null })
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
