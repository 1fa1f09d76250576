import { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { AuditEntry } from '../audit/audit-row.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import { checkStatement } from './check-statement.ts'
import { keptText, readKept } from './keep-statement.ts'
import { type AcceptedStatement, applyStatement, type OwnerState } from './owner-state.ts'

const KEPT_OWNERS_MAX = 10_000

/** An owner as far as its statements were read. */
export type ReadOwner = { readonly state: OwnerState; readonly seq: string }

export type OwnerStore = {
  /** As it stands now; null for an owner that nobody has enrolled. */
  find(ownerId: string): Promise<ReadOwner | null>
  findOfVault(vaultId: string, db?: Transaction): Promise<ReadOwner | null>
  listVaults(ownerId: string): Promise<readonly string[]>
  /**
   * Checks and keeps one statement. The same one again changes nothing and answers the same. `owner` counts where the
   * statement names none.
   */
  accept(
    signed: SignedStatement,
    owner?: string,
  ): Promise<{ readonly hash: string; readonly ownerId: string }>
}

type Row = { readonly seq: string; readonly hash: string; readonly signed: string; readonly atMs: string }

export function createOwnerStore(parts: {
  readonly sql: Sql
  readonly world: World
  readonly now?: () => Date
}): OwnerStore {
  const { sql, world, now = () => new Date() } = parts
  const kept = new Map<string, ReadOwner>()
  const owners = new Map<string, string>()

  async function find(db: Sql | Transaction, ownerId: string): Promise<ReadOwner | null> {
    const known = kept.get(ownerId) ?? null
    const rows = await db<Row[]>`
      select seq::text, hash, signed, (extract(epoch from accepted_at) * 1000)::bigint::text as "atMs"
      from signer.statements where owner_id = ${ownerId} and seq > ${known?.seq ?? '0'} order by seq`
    // What was said in another world is nobody's word here, whoever put it into this database.
    const said = rows
      .map(readRow)
      .filter(({ hash, signed }) => hash === statementHash(world, signed.statement))
    const read = said.reduce<ReadOwner | null>(goOn, known)
    if (read !== null && read !== known) keep(ownerId, read)
    return read
  }

  function keep(ownerId: string, read: ReadOwner): void {
    const [oldest] = kept.keys()
    if (kept.size >= KEPT_OWNERS_MAX && oldest !== undefined) kept.delete(oldest)
    kept.set(ownerId, read)
  }

  async function ownerOf(vaultId: string, db: Sql | Transaction): Promise<string | null> {
    const known = owners.get(vaultId)
    if (known !== undefined) return known
    const [row] = await db<{ ownerId: string }[]>`
      select owner_id as "ownerId" from signer.vault_owners where vault_id = ${vaultId}`
    // It never changes, so it is asked for once.
    if (row !== undefined) owners.set(vaultId, row.ownerId)
    return row?.ownerId ?? null
  }

  return {
    find: (ownerId) => find(sql, ownerId),
    findOfVault: async (vaultId, db) => {
      const ownerId = await ownerOf(vaultId, db ?? sql)
      return ownerId === null ? null : await find(db ?? sql, ownerId)
    },
    listVaults: async (ownerId) => {
      const rows = await sql<{ vaultId: string }[]>`
        select vault_id as "vaultId" from signer.vault_owners where owner_id = ${ownerId} order by since`
      return rows.map(({ vaultId }) => vaultId)
    },
    accept: (signed, owner) => {
      const said = signed.statement
      const hash = statementHash(world, said)
      const isFirst = said.kind === 'root' && said.owner === null
      const named = 'owner' in said ? (said.owner ?? owner) : undefined
      const ownerId = isFirst ? hash : named
      if (ownerId === undefined) throw authorityErrors.unknownOwner()
      return sql.begin(async (tx) => {
        const head = await lockAuditHead(tx)
        const [known] = await tx<{ ownerId: string }[]>`
          select owner_id as "ownerId" from signer.statements where hash = ${hash}`
        // One that names no owner counts for the one it was first told of.
        if (known !== undefined && known.ownerId !== ownerId) throw authorityErrors.usedBefore()
        if (known !== undefined) return { hash, ownerId }
        const at = now()
        const state = (await find(tx, ownerId))?.state ?? null
        const isEnvelope = said.kind === 'revocation' && (await isEnvelopeOf(tx, said.target, ownerId))
        checkStatement(state, signed, { world, nowMs: at.getTime(), isEnvelope })
        const entry = await keepStatement(tx, { hash, ownerId, signed, at })
        await appendAudit(tx, { head, entries: [entry], at })
        return { hash, ownerId }
      })
    },
  }
}

/** Behind the lock of the chain, and once; the answer belongs into the chain. */
export async function keepStatement(
  tx: Transaction,
  accepted: { hash: string; ownerId: string; signed: SignedStatement; at: Date },
): Promise<AuditEntry> {
  const { hash, ownerId, signed, at } = accepted
  const said = signed.statement
  const target = said.kind === 'revocation' ? said.target : null
  const row = { owner_id: ownerId, hash, kind: said.kind, target, signed: keptText(signed), accepted_at: at }
  await tx`insert into signer.statements ${tx(row)}`
  const details = { hash, keyId: signed.keyId, ownerId, statement: said.kind }
  return { kind: 'statement-accepted', vaultId: null, details }
}

async function isEnvelopeOf(tx: Transaction, hash: string, ownerId: string): Promise<boolean> {
  const [found] = await tx`
    select 1 from signer.envelopes join signer.vault_owners using (vault_id)
    where hash = ${hash} and owner_id = ${ownerId}`
  return found !== undefined
}

type ReadRow = AcceptedStatement & { readonly seq: string }

function readRow({ seq, hash, signed, atMs }: Row): ReadRow {
  return { seq, hash, signed: readKept(signed), acceptedAtMs: Number(atMs) }
}

function goOn(read: ReadOwner | null, { seq, ...accepted }: ReadRow): ReadOwner {
  return { state: applyStatement(read?.state ?? null, accepted), seq }
}
