import { canonicalJson } from '@windhover/core/authority/canonical-json'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { signerErrors } from '@windhover/core/signing/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { Sql } from '../store/connect-database.ts'
import { writeInBatches } from '../store/write-in-batches.ts'
import {
  type Authorisation,
  checkApprovalStatement,
  hashIntent,
  stillGiven,
} from './check-approval-statement.ts'
import type { OwnerStore } from './owner-store.ts'

const APPROVALS_PER_BATCH_MAX = 256
/** Steps of an intent that was approved may follow for this long. */
const OLDEST_MS = 24 * 60 * 60_000
/** An owner who keeps changing grants while approving is no owner; somebody is playing. */
const TRIES_MAX = 5

type Checked = {
  readonly intent: Intent
  readonly signed: SignedStatement
  readonly hash: string
  readonly ownerId: string
  /** The owner's last statement that was looked at. */
  readonly seq: string
  readonly given: Authorisation
}

export type ApprovalStore = {
  /** Checks and keeps that somebody agreed to this intent. The same approval again changes nothing. */
  accept(approved: { readonly intent: Intent; readonly signed: SignedStatement }): Promise<Authorisation>
  /** Who agreed to this intent and still may; null where the vault has no owner. Throws where nobody did. */
  find(intent: Intent): Promise<Authorisation | null>
}

export function createApprovalStore(parts: {
  readonly sql: Sql
  readonly world: World
  readonly owners: OwnerStore
  readonly now?: () => Date
}): ApprovalStore {
  const { sql, world, owners, now = () => new Date() } = parts
  const write = writeInBatches<Checked, 'kept' | 'changed' | 'used'>({
    itemsMax: APPROVALS_PER_BATCH_MAX,
    write: (batch) => keepApprovals(sql, batch, now()),
  })
  return {
    accept: async ({ intent, signed }) => {
      for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
        const owner = await owners.findOfVault(intent.vaultId)
        if (owner === null) throw authorityErrors.unknownOwner()
        const { state, seq } = owner
        // Outside of the lock, because signatures take the most time.
        const given = checkApprovalStatement({ state, signed, intent, world, nowMs: now().getTime() })
        const hash = statementHash(world, signed.statement)
        const outcome = await write({ intent, signed, hash, ownerId: state.ownerId, seq, given })
        if (outcome === 'used') throw authorityErrors.wrongIntent()
        if (outcome === 'kept') return given
      }
      throw signerErrors.unavailable()
    },
    find: async (intent) => {
      const owner = await owners.findOfVault(intent.vaultId)
      if (owner === null) return null
      const nowMs = now().getTime()
      const rows = await sql<Kept[]>`
        select key_id as "keyId", grant_hash as "grantHash",
          (extract(epoch from accepted_at) * 1000)::bigint::text as "acceptedAtMs"
        from signer.approvals where vault_id = ${intent.vaultId} and intent_id = ${intent.id}
          and intent_hash = ${hashIntent(intent)}`
      if (rows.length === 0) throw signerErrors.notApproved()
      const young = rows.filter(({ acceptedAtMs }) => Number(acceptedAtMs) > nowMs - OLDEST_MS)
      if (young.length === 0) throw signerErrors.approvalExpired()
      const living = young.flatMap((row) => stillGiven(owner.state, row, nowMs) ?? [])
      // What the owner said reaches further than what a device said.
      const best = living.find(({ by }) => by === 'root') ?? living[0]
      if (best === undefined) throw signerErrors.notApproved()
      return best
    },
  }
}

type Kept = {
  readonly keyId: string
  readonly grantHash: string | null
  readonly acceptedAtMs: string
}

async function keepApprovals(
  sql: Sql,
  batch: readonly Checked[],
  at: Date,
): Promise<readonly ('kept' | 'changed' | 'used')[]> {
  return await sql.begin(async (tx) => {
    const head = await lockAuditHead(tx)
    const asked = JSON.stringify(
      batch.map(({ intent, hash, ownerId, seq }) => ({
        ...{ vault_id: intent.vaultId, intent_id: intent.id, hash, owner_id: ownerId, seq },
      })),
    )
    const found = await tx<{ hash: string; isChanged: boolean; isKept: boolean; isUsed: boolean }[]>`
      select asked.hash,
        exists (select 1 from signer.statements s
          where s.owner_id = asked.owner_id and s.seq > asked.seq) as "isChanged",
        exists (select 1 from signer.approvals a where a.hash = asked.hash
          and a.vault_id = asked.vault_id and a.intent_id = asked.intent_id) as "isKept",
        exists (select 1 from signer.approvals a where a.hash = asked.hash) as "isUsed"
      from json_to_recordset(${asked}::text::json)
        as asked (vault_id text, intent_id uuid, hash text, owner_id text, seq bigint)`
    const byHash = new Map(found.map((row) => [row.hash, row]))
    const outcomes = batch.map(({ hash }) => {
      const row = byHash.get(hash)
      if (row?.isKept === true) return 'kept' as const
      if (row?.isUsed === true) return 'used' as const
      return row?.isChanged === false ? ('new' as const) : ('changed' as const)
    })
    const fresh = new Map(
      batch.filter((_, index) => outcomes[index] === 'new').map((each) => [each.hash, each]),
    )
    if (fresh.size > 0) {
      const rows = [...fresh.values()]
      await tx`insert into signer.approvals ${tx(rows.map((each) => columns(each, at)))}`
      await appendAudit(tx, { head, entries: rows.map(announce), at })
    }
    return outcomes.map((outcome) => (outcome === 'new' ? 'kept' : outcome))
  })
}

function columns({ intent, signed, hash, given }: Checked, at: Date) {
  return {
    vault_id: intent.vaultId,
    intent_id: intent.id,
    intent_hash: intentHashOf(signed),
    hash,
    key_id: given.keyId,
    grant_hash: given.by === 'grant' ? given.grantHash : null,
    signed: canonicalJson(signed),
    accepted_at: at,
  }
}

function announce({ intent, signed, hash, given }: Checked) {
  const details = {
    grantHash: given.by === 'grant' ? given.grantHash : null,
    hash,
    intentHash: intentHashOf(signed),
    intentId: intent.id.toLowerCase(),
    keyId: given.keyId,
  }
  return { kind: 'approval-accepted' as const, vaultId: intent.vaultId, details }
}

function intentHashOf({ statement }: SignedStatement): string {
  if (!('intentHash' in statement)) throw new Error('not an approval')
  return statement.intentHash
}
