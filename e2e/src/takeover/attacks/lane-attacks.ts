import { randomUUID } from 'node:crypto'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import { transferRoutes } from '@windhover/core/transfers/contract'
import { uuidOf } from '@windhover/server/features/transactions/accept/choose-intent-id'
import {
  findIntent,
  insertIntent,
  moveIntent,
} from '@windhover/server/features/transactions/stores/intent-store'
import { connectDatabase } from '@windhover/server/platform/db/database'
import { grantOf } from '@windhover/testkit/test-device'
import { waitUntil } from '@windhover/testkit/wait-until'
import { ask } from '../../chaos/ask-database.ts'
import { type Attack, held, moved } from '../attack.ts'
import type { ChainName } from '../attacker/attacker.ts'
import { judgePaid, paymentIntent, SMALL } from './pay.ts'

/** The way of a payment through api and worker. */
export const LANE_ATTACKS: readonly Attack[] = [
  {
    name: 'everything that was signed sent again',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const [instance = ''] = world.product.instances
      const to = world.stranger('evm')
      const intent = paymentIntent(victim, { to, amountRaw: SMALL })
      await victim.visitor.send(instance, approvalRoutes.submitIntent, {
        body: { vaultId: victim.vaultId, intent, approval: await world.approve(victim, intent) },
        headers: { 'x-api-key': victim.apiKey },
      })
      await waitUntil({
        what: "the owner's own payment",
        timeoutMs: 60_000,
        check: async () => (await world.oracle.balanceOf('ethereum', to)) > 0n,
      })
      const rows = await ask(
        attacker.api.DATABASE_URL ?? '',
        (sql) => sql<SignedRow[]>`
        select chain, signed_transaction as "signedTransaction", transaction_id as "transactionId"
        from intent_attempts where signed_transaction is not null`,
      )
      let taken = 0
      for (const { chain, ...signed } of rows) {
        const sent = await attacker.send(chain, signed)
        if (sent !== null && (await world.oracle.hasLanded(chain, sent))) taken += 1
      }
      const why = `of ${rows.length} the chains took ${taken}, and paid none twice`
      return await judgePaid(world, { chain: 'ethereum', to, approvedRaw: SMALL, why })
    },
  },
  {
    name: 'a stale step moves an intent back',
    line: 'a stale step moves an intent back',
    run: async (attacker) => {
      const id = randomUUID()
      const { db, close } = connectDatabase({
        url: attacker.worker.DATABASE_URL ?? '',
        pool: 1,
        name: 'takeover',
      })
      try {
        await insertIntent(db, underWay(id))
        const stale = await findIntent(db, id)
        if (stale === null) return held('the intent was not stored')
        // Somebody else has gone on meanwhile; whoever read it before that now tells what it saw.
        await setStep(attacker.worker.DATABASE_URL ?? '', id, 3)
        await moveIntent(db, {
          row: stale,
          event: 'stepped',
          at: new Date(),
          set: { step: stale.step + 1 },
        }).catch(() => null)
        const after = await findIntent(db, id)
        if (after !== null && (after.step < 3 || after.state !== 'SUBMITTED'))
          return moved(`from step 3 back to step ${after.step}, ${after.state}`)
        return held('the intent stayed where it was')
      } finally {
        await ask(attacker.worker.DATABASE_URL ?? '', (sql) => sql`delete from intents where id = ${id}`)
        await close()
      }
    },
  },
  {
    name: "another vault's id claimed first",
    line: 'ids are unique per vault',
    run: async (_, world) => {
      const [victim, claimant] = await Promise.all([world.victim(), world.victim()])
      const [instance = ''] = world.product.instances
      const key = `invoice-${randomUUID()}`
      const to = world.stranger('evm')
      const claim = paymentIntent(claimant, { to: victim.evm, amountRaw: 1n })
      const intent = { ...claim, id: uuidOf(`money\n${victim.vaultId}\n${key}`) }
      const approval = await claimant.device.approve(intent)
      const program = { type: 'api-key', hash: victim.apiKeyHash } as const
      await world.say(victim, grantOf({ owner: victim.owner, key: program }))
      await claimant.visitor.send(instance, approvalRoutes.submitIntent, {
        body: { vaultId: claimant.vaultId, intent, approval },
        headers: { 'x-api-key': claimant.apiKey },
      })
      const answer = await victim.visitor.send(instance, transferRoutes.evmSend, {
        body: { vaultId: victim.vaultId, chainId: 1, from: victim.evm, to, valueWei: String(SMALL) },
        headers: { 'x-api-key': victim.apiKey, 'idempotency-key': key },
      })
      const paid = await world.oracle.balanceOf('ethereum', to)
      if (paid === 0n && answer.status >= 400)
        return moved(`the owner's payment was refused: ${JSON.stringify(answer.body).slice(0, 120)}`)
      return held('the owner paid all the same')
    },
  },
]

type SignedRow = {
  readonly chain: ChainName
  readonly signedTransaction: string
  readonly transactionId: string
}

/** Nobody's vault, so that no lane takes it up. */
const NO_VAULT = 9_000_000_000_000_000_000n

function underWay(id: string): Parameters<typeof insertIntent>[1] {
  const at = new Date()
  return {
    id,
    vaultId: NO_VAULT,
    userId: 'nobody',
    chain: 'hedera',
    body: {
      id,
      vaultId: String(NO_VAULT),
      type: 'transfer',
      chain: 'hedera',
      token: 'native',
      to: '0.0.1001',
      amountRaw: '1',
    },
    intentHash: 'takeover',
    origin: 'panel',
    recipient: null,
    state: 'SUBMITTED',
    step: 1,
    stepsTotal: 4,
    createdAt: at,
    changedAt: at,
  }
}

async function setStep(databaseUrl: string, id: string, step: number): Promise<void> {
  await ask(databaseUrl, (sql) => sql`update intents set step = ${step} where id = ${id}`)
}
