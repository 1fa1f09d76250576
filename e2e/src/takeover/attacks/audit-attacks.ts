import { FIRST_PREV_HASH, hashAuditRow } from '@windhover/signer/audit/audit-row'
import { waitUntil } from '@windhover/testkit/wait-until'
import postgres from 'postgres'
import { ask } from '../../chaos/ask-database.ts'
import { type Attack, held, moved, type Outcome } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import { withSnapshot } from '../world/snapshot.ts'
import type { World } from '../world/world.ts'
import { paymentAction, paymentIntent, requestOf } from './pay.ts'

type Row = {
  readonly seq: string
  readonly at: Date
  readonly kind: string
  readonly vaultId: string | null
  readonly details: string
}

const LINE = "audit: edit, drop, reorder as the signer's own role"

/**
 * History and rules changed by the signer's own role and, where that one may not, by the owner of its tables, whose
 * password no running process has. What the verifier does not notice counts as changed.
 */
export const AUDIT_ATTACKS: readonly Attack[] = [
  record('audit row edited, chain not recomputed', async (sql, victim) => {
    await withoutTriggers(
      sql,
      (tx) =>
        tx`update signer.audit set details = replace(details, '"epoch":0', '"epoch":1')
        where vault_id = ${victim.vaultId} and kind = 'signed'`,
    )
  }),
  record('audit row edited, chain recomputed', (sql, victim) =>
    rewriteChain(sql, (rows) => rows.map((row) => (isSignedBy(row, victim) ? withoutRecipient(row) : row))),
  ),
  record('audit rows dropped, chain recomputed', async (sql, victim) => {
    await withoutTriggers(sql, (tx) => tx`delete from signer.signed_slots where vault_id = ${victim.vaultId}`)
    await rewriteChain(sql, (rows) => rows.filter((row) => !isSignedBy(row, victim)))
  }),
  record('audit rows reordered, chain recomputed', (sql, victim) =>
    rewriteChain(sql, (rows) => [
      ...rows.filter((row) => isSignedBy(row, victim)),
      ...rows.filter((row) => !isSignedBy(row, victim)),
    ]),
  ),
  record('limits raised behind the chain', async (sql, victim) => {
    await sql`update signer.policies set per_transaction_micro_usd = 9000000000000
      where vault_id = ${victim.vaultId}`
  }),
  record('spends erased behind the chain', async (sql, victim) => {
    await sql`delete from signer.spends where vault_id = ${victim.vaultId}`
  }),
]

function record(
  name: Attack['name'],
  change: (sql: postgres.Sql, victim: Victim) => Promise<unknown>,
): Attack {
  return {
    name,
    line: LINE,
    isAlone: true,
    run: async (attacker, world) => {
      const victim = await victimWithHistory(attacker, world)
      const startedAt = new Date()
      try {
        return await withSnapshot(world.oracle.sql, () => changeAndVerify(world, victim, change))
      } finally {
        // The end of a chain that is undone again is not kept either.
        await ask(databaseUrl(attacker), (sql) => sql`delete from audit_heads where kept_at >= ${startedAt}`)
      }
    },
  }
}

async function changeAndVerify(
  world: World,
  victim: Victim,
  change: (sql: postgres.Sql, victim: Victim) => Promise<unknown>,
): Promise<Outcome> {
  const before = await digestOf(world)
  const { signerSecrets, signerOwnerUrl } = world.product
  for (const url of [signerSecrets.SIGNER_DATABASE_URL ?? '', signerOwnerUrl]) {
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    try {
      await change(sql, victim)
      break
    } catch (error) {
      if (url === signerOwnerUrl) throw error
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
  if ((await digestOf(world)) === before) return held('nothing was changed')
  const fault = await world.oracle.faultInAudit()
  return fault === null ? moved('the verifier calls it whole') : held(`found: ${fault}`)
}

const known = new WeakMap<World, Promise<Victim>>()

/** The same for all: what one attack does to the record is undone before the next. */
function victimWithHistory(attacker: Attacker, world: World): Promise<Victim> {
  const found = known.get(world) ?? openVictimWithHistory(attacker, world)
  known.set(world, found)
  return found
}

/** One signature and a limit of the owner's own. */
async function openVictimWithHistory(attacker: Attacker, world: World): Promise<Victim> {
  const victim = await world.victim()
  await world.setLimits(victim, { perTransactionUsd: 50 })
  const payment = { to: world.stranger('evm'), amountRaw: 1n }
  const intent = paymentIntent(victim, payment)
  const action = await paymentAction(attacker, victim, payment)
  const { bytes, why } = await attacker.sign(
    requestOf({ intent, action, approval: await world.approve(victim, intent) }),
  )
  if (bytes === null) throw new Error(`the owner's own payment was refused: ${why}`)
  await untilHeadIsKept(attacker, world)
  const fault = await world.oracle.faultInAudit()
  if (fault !== null) throw new Error(`the audit has a fault before anybody touched it: ${fault}`)
  return victim
}

const databaseUrl = (attacker: Attacker) => attacker.worker.DATABASE_URL ?? ''

/** A worker fetches the signed end of the chain every few seconds. */
async function untilHeadIsKept(attacker: Attacker, { oracle }: World): Promise<void> {
  const [row] = await oracle.sql<{ seq: string }[]>`select max(seq)::text as seq from signer.audit`
  const seq = row?.seq ?? '0'
  await waitUntil({
    what: 'the end of the audit chain to be kept',
    timeoutMs: 60_000,
    check: async () => {
      const kept = await ask(
        databaseUrl(attacker),
        (sql) => sql`select 1 from audit_heads where seq >= ${seq} limit 1`,
      )
      return kept.length > 0
    },
  })
}

/** Of everything that the attacks here reach. */
async function digestOf({ oracle }: World): Promise<string> {
  const [row] = await oracle.sql<{ digest: string }[]>`
    select md5(concat(
      (select string_agg(a::text, '|' order by seq) from signer.audit a),
      (select string_agg(p::text, '|' order by vault_id) from signer.policies p),
      (select string_agg(s::text, '|' order by vault_id, intent_id) from signer.spends s))) as digest`
  return row?.digest ?? ''
}

const isSignedBy = (row: Row, victim: Victim) => row.kind === 'signed' && row.vaultId === victim.vaultId

function withoutRecipient(row: Row): Row {
  const details: Record<string, unknown> = JSON.parse(row.details)
  return { ...row, details: JSON.stringify({ ...details, recipient: null }) }
}

async function withoutTriggers(
  sql: postgres.Sql,
  run: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  const tables = ['audit', 'signed_slots']
  await sql.begin(async (tx) => {
    for (const table of tables) await tx`alter table signer.${tx(table)} disable trigger user`
    await run(tx)
    for (const table of tables) await tx`alter table signer.${tx(table)} enable trigger user`
  })
}

/** Every row anew from the first to the end, as anybody can who knows how rows are hashed. */
async function rewriteChain(
  sql: postgres.Sql,
  change: (rows: readonly Row[]) => readonly Row[],
): Promise<void> {
  await withoutTriggers(sql, async (tx) => {
    const rows = await tx<Row[]>`
      select seq, at, kind, vault_id as "vaultId", details from signer.audit order by seq`
    await tx`delete from signer.audit`
    let prevHash = FIRST_PREV_HASH
    let seq = 0n
    for (const row of change(rows)) {
      seq += 1n
      const { at, kind, vaultId, details } = row
      const hash = hashAuditRow({ seq, at, kind, vaultId, details, prevHash })
      await tx`
        insert into signer.audit (seq, at, kind, vault_id, details, prev_hash, hash)
        values (${String(seq)}, ${at}, ${kind}, ${vaultId}, ${details}, decode(${prevHash}, 'hex'),
          decode(${hash}, 'hex'))`
      prevHash = hash
    }
    await tx`update signer.audit_head set seq = ${String(seq)}, hash = decode(${prevHash}, 'hex')`
  })
}
