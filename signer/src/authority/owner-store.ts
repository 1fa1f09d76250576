import { canonicalJson } from '@windhover/core/authority/canonical-json'
import { authorityErrors } from '@windhover/core/authority/errors'
import { type SignedStatement, signedStatement } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import { checkStatement } from './check-statement.ts'
import { applyStatement, type OwnerState } from './owner-state.ts'

const KEPT_OWNERS_MAX = 10_000

/** An owner as far as its statements were read. */
export type ReadOwner = { readonly state: OwnerState; readonly seq: string }

export type OwnerStore = {
  /** As it stands now; null for an owner that nobody has enrolled. */
  find(ownerId: string): Promise<ReadOwner | null>
  findOfVault(vaultId: string, db?: Transaction): Promise<ReadOwner | null>
  listVaults(ownerId: string): Promise<readonly string[]>
  /** Checks and keeps one statement. The same one again changes nothing and answers the same. */
  accept(signed: SignedStatement): Promise<{ readonly hash: string; readonly ownerId: string }>
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
    const read = rows.reduce<ReadOwner | null>(goOn, known)
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
    accept: (signed) => {
      const said = signed.statement
      const hash = statementHash(world, said)
      const ownerId = said.kind === 'root' && said.owner === null ? hash : 'owner' in said ? said.owner : null
      if (ownerId === null) throw authorityErrors.unknownOwner()
      return sql.begin(async (tx) => {
        const head = await lockAuditHead(tx)
        const [known] = await tx`select 1 from signer.statements where hash = ${hash}`
        if (known !== undefined) return { hash, ownerId }
        const at = now()
        const state = (await find(tx, ownerId))?.state ?? null
        const isEnvelope = said.kind === 'revocation' && (await isEnvelopeOf(tx, said.target, ownerId))
        checkStatement(state, signed, { world, nowMs: at.getTime(), isEnvelope })
        const target = said.kind === 'revocation' ? said.target : null
        const text = canonicalJson(signed)
        const row = { owner_id: ownerId, hash, kind: said.kind, target, signed: text, accepted_at: at }
        await tx`insert into signer.statements ${tx(row)}`
        const details = { hash, keyId: signed.keyId, ownerId, statement: said.kind }
        await appendAudit(tx, { head, entries: [{ kind: 'statement-accepted', vaultId: null, details }], at })
        return { hash, ownerId }
      })
    },
  }
}

async function isEnvelopeOf(tx: Transaction, hash: string, ownerId: string): Promise<boolean> {
  const [found] = await tx`
    select 1 from signer.envelopes join signer.vault_owners using (vault_id)
    where hash = ${hash} and owner_id = ${ownerId}`
  return found !== undefined
}

function goOn(read: ReadOwner | null, row: Row): ReadOwner {
  const signed = signedStatement.parse(JSON.parse(row.signed))
  const accepted = { hash: row.hash, signed, acceptedAtMs: Number(row.atMs) }
  return { state: applyStatement(read?.state ?? null, accepted), seq: row.seq }
}
