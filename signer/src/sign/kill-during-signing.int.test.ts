import { randomUUID } from 'node:crypto'
import { type SignRequest, signResponse } from '@windhover/core/signing/sign-contract'
import { noteFigures } from '@windhover/testkit/campaign-figures'
import { campaignTimeoutMs, sizeOf } from '@windhover/testkit/campaigns'
import { evmAction, signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { randomSolanaAddress, solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'

const { requests: REQUESTS, kills: KILLS } = sizeOf('signing')
const PER_ROUND = REQUESTS / KILLS
/** Different bytes that want the same slot at the same moment, as after a lane that was thought dead. */
const RIVALS = 5
const VAULT = '1'
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let database: SignerDatabase
let signer: TestSigner
let sql: postgres.Sql
let owner: VaultOwner
let address: string
let unanswered = 0

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  sql = postgres(database.url, { max: 2, onnotice: () => {} })
  owner = await enrolOwnerAt(signer)
  address = (await owner.makeVault(VAULT)).solanaPublicKey
})
afterAll(async () => {
  await signer?.stop()
  await sql?.end()
  await database?.drop()
})

/** Undefined when it was refused, or when the signer died over it. */
async function signed(request: SignRequest): Promise<string | undefined> {
  const answer = await owner.pay(request).catch(() => undefined)
  if (answer === undefined) unanswered += 1
  return answer?.status === 200 ? signResponse.parse(answer.body).transactionId : undefined
}

const rivals = (make: () => SignRequest) => Array.from({ length: RIVALS }, make)

function solanaRivals(): SignRequest[] {
  const [to, id] = [randomSolanaAddress(), randomUUID()]
  return rivals(() =>
    signRequestOf({
      intent: transferOf({ id, vaultId: VAULT, chain: 'solana', to }),
      action: solanaAction({
        feePayer: address,
        instructions: [solTransfer({ from: address, to, amountRaw: 1_000n })],
      }),
      outUsd: 0.01,
    }),
  )
}

/** Different intents of one nonce. */
const evmRivals = (nonce: number): SignRequest[] =>
  rivals(() =>
    signRequestOf({
      intent: transferOf({ vaultId: VAULT, chain: 'ethereum', to: TO }),
      action: evmAction({
        to: TO,
        nonce,
        maxFeePerGasWei: String(2_000_000_000 + Math.floor(Math.random() * 1e9)),
      }),
      outUsd: 0.01,
    }),
  )

it(
  `${REQUESTS} requests at once and again, with kills of the signer: one signature per slot`,
  async () => {
    const told = new Map<string, Set<string>>()
    let kills = 0
    let untold = 0
    for (let round = 0; round < KILLS; round++) {
      const slots = Array.from({ length: PER_ROUND / RIVALS }, (_, index) =>
        index % 2 === 0 ? solanaRivals() : evmRivals(round * PER_ROUND + index),
      )
      const requests = slots.flatMap((group, slot) =>
        group.map((request) => ({ slot: `${round} ${slot}`, request })),
      )
      await Promise.all(requests.map(({ request }) => owner.approve(request.intent)))
      // Kills fall on the first answers, on later ones and anywhere.
      const awaited = [1, 0, requests.length / 3, 0][round % 4] ?? 0
      const reached = Promise.withResolvers<void>()
      let answered = 0
      const ask = async ({ slot, request }: (typeof requests)[number]) => {
        const id = await signed(request)
        answered += 1
        if (answered >= awaited) reached.resolve()
        if (id !== undefined) told.set(slot, (told.get(slot) ?? new Set()).add(id))
      }
      const asked = requests.map(ask)
      if (awaited > 0) await reached.promise
      await new Promise((resolve) => setTimeout(resolve, round % 4 === 1 ? 0 : Math.random() * 40))
      await signer.kill9()
      kills += 1
      await Promise.all(asked)
      untold += (await recordedSlots()) - told.size
      await signer.restart()
      // Everybody asks again, as lanes do: now each slot has its one winner.
      await Promise.all(requests.map(ask))
      for (const { slot } of requests) expect(told.get(slot)?.size, `slot ${slot}`).toBe(1)
    }
    const [count] = await sql`
    select count(*)::int as rows, count(distinct (chain, slot))::int as slots from signer.signed_slots`
    expect(count).toEqual({ rows: told.size, slots: told.size })
    // Otherwise every kill came too late and this proved nothing.
    expect(unanswered).toBeGreaterThan(0)
    expect((await verifyAuditChain(sql)).problems).toEqual([])
    noteFigures(
      'signing',
      `0 in ${told.size} slots; ${REQUESTS} requests twice, ${kills} kills, ${unanswered} requests got no answer, ${untold} were recorded and not told`,
    )
  },
  campaignTimeoutMs(),
)

async function recordedSlots(): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from signer.signed_slots`
  return row?.rows ?? 0
}
