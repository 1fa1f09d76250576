import { reasonOf } from '@windhover/core/errors/reason-of'
import postgres from 'postgres'
import { type Attack, held, moved, type Outcome } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import { paymentAction, paymentIntent, requestOf } from './pay.ts'

const LINE = "SQL as the api's role against the signer's schema"
/** Its name is no secret: any role may list the databases of a cluster. */
const SIGNER_DATABASE = 'windhover_signer'
const TABLES = [
  'vault_keys',
  'policies',
  'signed_slots',
  'spends',
  'recipients',
  'audit',
  'audit_head',
  'pause',
]

/** What the role of api and worker can do to the signer's data. */
export const SQL_ATTACKS: readonly Attack[] = [
  {
    name: "signer's tables read as the api",
    line: LINE,
    run: async (attacker) => {
      const tries = TABLES.map((table) => `select * from signer.${table} limit 1`)
      return await trySql(attacker, tries, (rows) => (rows.length > 0 ? 'a row was read' : null))
    },
  },
  {
    name: "signer's tables written as the api",
    line: LINE,
    run: async (attacker, world) => {
      const victim = await world.victim([])
      await world.setLimits(victim, { perTransactionUsd: 1 })
      const outcome = await trySql(attacker, [
        `update signer.policies set per_transaction_micro_usd = 9000000000000 where vault_id = '${victim.vaultId}'`,
        `delete from signer.policies where vault_id = '${victim.vaultId}'`,
        `insert into signer.recipients values ('${victim.vaultId}', 'ethereum', '0x', now(), now())`,
        `alter table signer.policies owner to current_user`,
        `grant all on all tables in schema signer to current_user`,
        `drop schema signer cascade`,
        `drop database ${SIGNER_DATABASE} with (force)`,
        `alter database ${SIGNER_DATABASE} set search_path = public`,
      ])
      const { policy } = await world.oracle.policyOf(victim.vaultId)
      return policy.perTransactionUsd === 1 ? outcome : moved(`$1 became $${policy.perTransactionUsd}`)
    },
  },
  {
    name: "signer's role taken by the api",
    line: LINE,
    run: async (attacker) =>
      await trySql(
        attacker,
        [
          'set role windhover_signer',
          'set role windhover_signer_owner',
          'set session authorization windhover_signer',
          'grant windhover_signer to current_user',
          'grant windhover_signer_owner to current_user',
          "alter role windhover_signer password 'taken'",
          'set role postgres',
          'reassign owned by windhover_signer to current_user',
        ],
        () => 'the role was taken',
      ),
  },
  {
    name: 'extensions and programs started by the api',
    line: LINE,
    run: async (attacker) =>
      await trySql(
        attacker,
        [
          'create extension dblink',
          'create extension postgres_fdw',
          'create extension file_fdw',
          'create extension adminpack',
          'create extension plpython3u',
          "copy (select 1) to program 'true'",
          "select pg_read_file('postgresql.conf')",
          "create function takeover_c() returns int language c as 'libc', 'getpid'",
        ],
        () => 'the server did it',
      ),
  },
  {
    name: 'function shadowed in the search path of the signer',
    line: 'one database',
    isAlone: true,
    run: async (attacker, world) => {
      const [victim, bystander] = await Promise.all([world.victim([]), world.victim([])])
      await world.setLimits(victim, { perTransactionUsd: 1 })
      const { pathname } = new URL(attacker.api.DATABASE_URL ?? '')
      const database = pathname.slice(1)
      const planted = await Promise.all(
        [database, SIGNER_DATABASE].map((each) =>
          trySql(attacker, [shadowEncode(victim.vaultId, each)], () => 'planted'),
        ),
      )
      try {
        const [refused] = planted
        if (refused !== undefined && planted.every((each) => 'held' in each)) return refused
        // A deployment, a crash or a full disk: sooner or later a signer connects anew.
        const next = await world.signerBeside()
        const payment = { to: world.stranger('evm'), amountRaw: 1n }
        const intent = paymentIntent(bystander, payment)
        const action = await paymentAction(attacker, bystander, payment)
        const approval = await world.approve(bystander, intent)
        await attacker.at(next.socketPath).sign(requestOf({ intent, action, approval }))
        await next.stop()
        const after = await world.oracle.policyOf(victim.vaultId)
        if (after.policy.perTransactionUsd === 1) return held('the signer does not look there')
        return moved(`SQL ran as the signer: $1 became $${after.policy.perTransactionUsd}`)
      } finally {
        await trySql(attacker, [
          `alter database "${database}" reset search_path`,
          'drop function if exists public.encode(bytea, text)',
        ])
      }
    },
  },
]

/** Runs whenever somebody with this search path calls `encode`; the loosened limit shows who ran it. */
function shadowEncode(vaultId: string, database: string): string {
  return `
    create function public.encode(bytea, text) returns text language plpgsql volatile as $f$
    begin
      begin
        update signer.policies set per_transaction_micro_usd = 9000000000000 where vault_id = '${vaultId}';
      exception when others then null;
      end;
      return pg_catalog.encode($1, $2);
    end $f$;
    grant execute on function public.encode(bytea, text) to public;
    alter database "${database}" set search_path = public, pg_catalog;`
}

type Judge = (rows: readonly unknown[]) => string | null

/** In the api's own database, then in that of the signer. */
async function trySql(
  attacker: Attacker,
  statements: readonly string[],
  judge: Judge = () => null,
): Promise<Outcome> {
  const own = new URL(attacker.api.DATABASE_URL ?? '')
  const other = new URL(own)
  other.pathname = `/${SIGNER_DATABASE}`
  const first = await trySqlAt(own.href, statements, judge)
  return 'moved' in first ? first : await trySqlAt(other.href, statements, judge)
}

/** Each for itself: one that is refused stops no other. Answers with the first that went through. */
async function trySqlAt(url: string, statements: readonly string[], judge: Judge): Promise<Outcome> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  let last = 'nothing came of it'
  try {
    for (const statement of statements) {
      try {
        const found = judge(await sql.unsafe(statement))
        if (found !== null) return moved(`${found}: ${statement.trim().split('\n')[0]}`)
      } catch (error) {
        last = `the database refused: ${reasonOf(error)}`
      }
    }
    return held(last)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
