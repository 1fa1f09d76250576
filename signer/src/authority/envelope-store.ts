import { hash } from 'node:crypto'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type Envelope, statementHash } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { canonicalIntent, type Intent } from '@windhover/core/transactions/intent'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import { hashIntent, stillGiven } from './check-approval-statement.ts'
import { checkEnvelope, envelopeOf } from './check-envelope.ts'
import { checkExecution, type EnvelopeUse } from './check-execution.ts'
import { keptText, readKept } from './keep-statement.ts'
import type { OwnerStore } from './owner-store.ts'

export type EnvelopeStore = {
  /** Checks and keeps an envelope. The same one again changes nothing. */
  accept(signed: SignedStatement): Promise<{ readonly hash: string }>
  /** Approves an intent out of an envelope and counts it, once; the same intent again changes nothing. */
  execute(asked: { readonly intent: Intent; readonly envelope: string }): Promise<void>
}

/**
 * What an envelope has used is counted when an intent is approved, before any byte is signed for it: one that never
 * lands has used it up all the same, which costs its owner an order and never more than was allowed.
 */
export function createEnvelopeStore(parts: {
  readonly sql: Sql
  readonly world: World
  readonly owners: OwnerStore
  readonly now?: () => Date
}): EnvelopeStore {
  const { sql, world, owners, now = () => new Date() } = parts
  return {
    accept: async (signed) => {
      const said = envelopeOf(signed)
      const id = statementHash(world, said)
      const owner = await owners.findOfVault(said.vaultId)
      if (owner === null) throw authorityErrors.unknownOwner()
      const at = now()
      const given = checkEnvelope({ state: owner.state, signed, world, nowMs: at.getTime() })
      await sql.begin(async (tx) => {
        const head = await lockAuditHead(tx)
        const [known] = await tx`select 1 from signer.envelopes where hash = ${id}`
        if (known !== undefined) return
        const grantHash = given.by === 'grant' ? given.grantHash : null
        const row = { hash: id, vault_id: said.vaultId, key_id: given.keyId, grant_hash: grantHash }
        await tx`insert into signer.envelopes ${tx({ ...row, signed: keptText(signed), accepted_at: at })}`
        const details = { grantHash, hash: id, keyId: given.keyId }
        const entry = { kind: 'envelope-accepted' as const, vaultId: said.vaultId, details }
        await appendAudit(tx, { head, entries: [entry], at })
      })
      return { hash: id }
    },
    execute: async ({ intent, envelope: id }) => {
      await sql.begin(async (tx) => {
        const head = await lockAuditHead(tx)
        const at = now()
        const found = await readEnvelope(tx, id)
        if (await isApproved(tx, { intent, id })) return
        await requireOneIntent(tx, intent)
        // Read behind the lock: nobody revokes anything in between.
        const owner = await owners.findOfVault(found.envelope.vaultId, tx)
        if (owner === null || stillGiven(owner.state, found, at.getTime()) === null) {
          throw authorityErrors.envelopeEnded()
        }
        const sellRaw = checkExecution({ ...found, intent, nowMs: at.getTime() })
        const intentHash = hashIntent(intent)
        const use = hash(
          'sha256',
          `${id}\n${intent.vaultId}\n${intent.id.toLowerCase()}\n${intentHash}`,
          'hex',
        )
        const { keyId, grantHash } = found
        const row = { vault_id: intent.vaultId, intent_id: intent.id, intent_hash: intentHash, hash: use }
        const who = { key_id: keyId, grant_hash: grantHash, envelope: id, sell_raw: String(sellRaw) }
        const said = { intent: canonicalIntent(intent), signed: found.text, accepted_at: at }
        await tx`insert into signer.approvals ${tx({ ...row, ...who, ...said })}`
        const intentId = intent.id.toLowerCase()
        const details = { envelope: id, hash: use, intentHash, intentId, keyId, sellRaw: String(sellRaw) }
        const entry = { kind: 'envelope-used' as const, vaultId: intent.vaultId, details }
        await appendAudit(tx, { head, entries: [entry], at })
      })
    },
  }
}

type Found = {
  readonly envelope: Envelope
  readonly used: EnvelopeUse
  readonly keyId: string
  readonly grantHash: string | null
  readonly text: string
}

async function readEnvelope(tx: Transaction, id: string): Promise<Found> {
  const [row] = await tx<
    {
      text: string
      keyId: string
      grantHash: string | null
      executions: number
      sellRaw: string
      isEnded: boolean
    }[]
  >`
    select signed as text, key_id as "keyId", grant_hash as "grantHash",
      (select count(*)::int from signer.approvals where envelope = ${id}) as executions,
      (select coalesce(sum(sell_raw), 0)::text from signer.approvals where envelope = ${id}) as "sellRaw",
      exists (select 1 from signer.statements join signer.vault_owners using (owner_id)
        where statements.target = ${id} and vault_owners.vault_id = envelopes.vault_id) as "isEnded"
    from signer.envelopes where hash = ${id}`
  if (row === undefined) throw authorityErrors.unknownEnvelope()
  if (row.isEnded) throw authorityErrors.envelopeEnded()
  const { text, keyId, grantHash, executions } = row
  const envelope = envelopeOf(readKept(text))
  return { envelope, used: { executions, sellRaw: BigInt(row.sellRaw) }, keyId, grantHash, text }
}

async function isApproved(tx: Transaction, { intent, id }: { intent: Intent; id: string }): Promise<boolean> {
  const [row] = await tx<{ intentHash: string }[]>`
    select intent_hash as "intentHash" from signer.approvals
    where vault_id = ${intent.vaultId} and intent_id = ${intent.id} and envelope = ${id}`
  if (row === undefined) return false
  // One execution is one intent: its terms cannot be exchanged afterwards.
  if (row.intentHash !== hashIntent(intent)) throw authorityErrors.envelopeMismatch()
  return true
}

/** Under one id of a vault one intent is agreed to, whoever agrees. */
async function requireOneIntent(tx: Transaction, intent: Intent): Promise<void> {
  const [other] = await tx`
    select 1 from signer.approvals where vault_id = ${intent.vaultId} and intent_id = ${intent.id}
      and intent_hash <> ${hashIntent(intent)}`
  if (other !== undefined) throw authorityErrors.wrongIntent()
}
