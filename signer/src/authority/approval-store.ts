import { authorityErrors } from '@windhover/core/authority/errors'
import type { Attestation } from '@windhover/core/authority/facts'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { signerErrors } from '@windhover/core/signing/errors'
import { canonicalIntent, type Intent } from '@windhover/core/transactions/intent'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { EarlyAnswer } from '../ledger/early-answer.ts'
import type { Sql } from '../store/connect-database.ts'
import { runInBatches } from '../store/run-in-batches.ts'
import { type Authorisation, checkApprovalStatement } from './check-approval-statement.ts'
import { type Agreed, type FoundApproval, findApprovals } from './find-approvals.ts'
import { keptText } from './keep-statement.ts'
import type { OwnerStore } from './owner-store.ts'

const APPROVALS_PER_BATCH_MAX = 256
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
  /**
   * Checks and keeps that somebody agreed to this intent. The same approval again changes nothing; other terms under an
   * id that has some are refused, so that what is signed under an id was agreed to in one way only. Not kept where the
   * owner is known to have to agree as well; `facts` are prices by which more of that is known.
   */
  accept(approved: {
    readonly intent: Intent
    readonly signed: SignedStatement
    readonly facts?: readonly Attestation[] | undefined
  }): Promise<Authorisation>
  /** Who agreed to this intent and still may. Throws where nobody did. */
  find(intent: Intent): Promise<Agreed>
}

export function createApprovalStore(parts: {
  readonly sql: Sql
  readonly world: World
  readonly owners: OwnerStore
  readonly answerEarly: EarlyAnswer
  readonly now?: () => Date
}): ApprovalStore {
  const { sql, world, owners, answerEarly, now = () => new Date() } = parts
  const write = runInBatches<Checked, 'kept' | 'changed' | 'used'>({
    itemsMax: APPROVALS_PER_BATCH_MAX,
    run: (batch) => keepApprovals(sql, batch, now()),
  })
  const read = runInBatches<Intent, FoundApproval>({
    itemsMax: APPROVALS_PER_BATCH_MAX,
    run: (intents) => findApprovals({ sql, owners, intents, now }),
  })
  return {
    accept: async ({ intent, signed, facts = [] }) => {
      for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
        const owner = await owners.findOfVault(intent.vaultId)
        if (owner === null) throw authorityErrors.unknownOwner()
        const { state, seq } = owner
        // Outside of the lock, because signatures take the most time.
        const given = checkApprovalStatement({ state, signed, intent, world, nowMs: now().getTime() })
        await answerEarly({ intent, given, facts })
        const hash = statementHash(world, signed.statement)
        const outcome = await write({ intent, signed, hash, ownerId: state.ownerId, seq, given })
        if (outcome === 'used') throw authorityErrors.wrongIntent()
        if (outcome === 'kept') return given
      }
      throw signerErrors.unavailable()
    },
    find: async (intent) => {
      const found = await read(intent)
      if (typeof found === 'string') throw signerErrors[found]()
      return found
    },
  }
}

async function keepApprovals(
  sql: Sql,
  batch: readonly Checked[],
  at: Date,
): Promise<readonly ('kept' | 'changed' | 'used')[]> {
  return await sql.begin(async (tx) => {
    const head = await lockAuditHead(tx)
    const asked = JSON.stringify(
      batch.map(({ intent, signed, hash, ownerId, seq }) => ({
        ...{ vault_id: intent.vaultId, intent_id: intent.id, intent_hash: intentHashOf(signed) },
        ...{ hash, owner_id: ownerId, seq },
      })),
    )
    const found = await tx<{ hash: string; isChanged: boolean; isKept: boolean; isUsed: boolean }[]>`
      select asked.hash,
        -- With an offset they stay questions to an index: joined, they would read the whole table.
        exists (select 1 from signer.statements s
          where s.owner_id = asked.owner_id and s.seq > asked.seq offset 0) as "isChanged",
        exists (select 1 from signer.approvals a where a.hash = asked.hash
          and a.vault_id = asked.vault_id and a.intent_id = asked.intent_id offset 0) as "isKept",
        exists (select 1 from signer.approvals a where a.hash = asked.hash offset 0)
          or exists (select 1 from signer.approvals a where a.vault_id = asked.vault_id
            and a.intent_id = asked.intent_id and a.intent_hash <> asked.intent_hash offset 0) as "isUsed"
      from json_to_recordset(${asked}::text::json)
        as asked (vault_id text, intent_id uuid, intent_hash text, hash text, owner_id text, seq bigint)`
    const byHash = new Map(found.map((row) => [row.hash, row]))
    const taken = new Map<string, string>()
    const outcomes = batch.map(({ intent, signed, hash }) => {
      const row = byHash.get(hash)
      if (row?.isKept === true) return 'kept' as const
      if (row?.isUsed === true) return 'used' as const
      if (row?.isChanged !== false) return 'changed' as const
      const id = `${intent.vaultId} ${intent.id.toLowerCase()}`
      const first = taken.get(id) ?? intentHashOf(signed)
      taken.set(id, first)
      return first === intentHashOf(signed) ? ('new' as const) : ('used' as const)
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
    intent: canonicalIntent(intent),
    signed: keptText(signed),
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
