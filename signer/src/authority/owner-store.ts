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
  /** Of many vaults at once, by vault. */
  findOfVaults(vaultIds: readonly string[], db?: Transaction): Promise<ReadonlyMap<string, ReadOwner>>
  /**
   * Checks and keeps one statement. The same one again changes nothing and answers the same. `owner` counts where the
   * statement names none.
   */
  accept(
    signed: SignedStatement,
    owner?: string,
  ): Promise<{ readonly hash: string; readonly ownerId: string }>
}

type Row = {
  readonly ownerId: string
  readonly seq: string
  readonly hash: string
  readonly signed: string
  readonly atMs: string
}

export function createOwnerStore(parts: {
  readonly sql: Sql
  readonly world: World
  readonly now?: () => Date
}): OwnerStore {
  const { sql, world, now = () => new Date() } = parts
  const kept = new Map<string, ReadOwner>()
  const owners = new Map<string, string>()

  /** What was read before stays true, so only what came since is asked for. */
  async function findAll(
    db: Sql | Transaction,
    ownerIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadOwner>> {
    const known = new Map([...new Set(ownerIds)].map((ownerId) => [ownerId, kept.get(ownerId) ?? null]))
    const asked = [...known].map(([ownerId, read]) => ({ owner_id: ownerId, seq: read?.seq ?? '0' }))
    const rows = await db<Row[]>`
      select said.owner_id as "ownerId", said.seq::text, said.hash, said.signed,
        (extract(epoch from said.accepted_at) * 1000)::bigint::text as "atMs"
      from json_to_recordset(${JSON.stringify(asked)}::text::json) as asked (owner_id text, seq bigint), lateral (
        select * from signer.statements s where s.owner_id = asked.owner_id and s.seq > asked.seq offset 0) as said
      order by said.seq`
    for (const row of rows) {
      const said = readRow(row)
      // What was said in another world is nobody's word here, whoever put it into this database.
      if (said.hash !== statementHash(world, said.signed.statement)) continue
      const read = goOn(known.get(row.ownerId) ?? null, said)
      known.set(row.ownerId, read)
      keep(row.ownerId, read)
    }
    return new Map([...known].flatMap(([ownerId, read]) => (read === null ? [] : [[ownerId, read]])))
  }

  const find = async (db: Sql | Transaction, ownerId: string) =>
    (await findAll(db, [ownerId])).get(ownerId) ?? null

  function keep(ownerId: string, read: ReadOwner): void {
    const [oldest] = kept.keys()
    if (kept.size >= KEPT_OWNERS_MAX && oldest !== undefined) kept.delete(oldest)
    kept.set(ownerId, read)
  }

  /** Who owns a vault never changes, so it is asked for once. */
  async function learnOwners(vaultIds: readonly string[], db: Sql | Transaction): Promise<void> {
    const unknown = vaultIds.filter((vaultId) => !owners.has(vaultId))
    if (unknown.length === 0) return
    const rows = await db<{ vaultId: string; ownerId: string }[]>`
      select vault_id as "vaultId", owner_id as "ownerId" from signer.vault_owners where vault_id = any(${unknown})`
    for (const { vaultId, ownerId } of rows) owners.set(vaultId, ownerId)
  }

  async function findOfVaults(vaultIds: readonly string[], db: Sql | Transaction = sql) {
    await learnOwners(vaultIds, db)
    const read = await findAll(
      db,
      vaultIds.flatMap((vaultId) => owners.get(vaultId) ?? []),
    )
    return new Map(
      vaultIds.flatMap((vaultId) => {
        const owner = read.get(owners.get(vaultId) ?? '')
        return owner === undefined ? [] : [[vaultId, owner]]
      }),
    )
  }

  return {
    find: (ownerId) => find(sql, ownerId),
    findOfVault: async (vaultId, db) => (await findOfVaults([vaultId], db)).get(vaultId) ?? null,
    findOfVaults,
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
