import type { SignedAuditHead } from '@windhover/core/signing/audit-head'
import { KEY_FAMILIES } from '../keys/key-families.ts'
import type { KeyFamily } from '../keys/key-family.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import { type AuditRow, FIRST_PREV_HASH, hashAuditRow } from './audit-row.ts'
import { checkHeads, type HeadCheck } from './check-heads.ts'
import { checkLoosened } from './check-loosened.ts'
import { compareWithBooks } from './compare-with-books.ts'
import { compareWithLedger } from './compare-with-ledger.ts'
import { compareWithRoots } from './compare-with-roots.ts'
import { compareWithWraps } from './compare-with-wraps.ts'

const PAGE_ROWS = 2_000

export type AuditVerdict = { readonly rows: number; readonly problems: readonly string[] }

/**
 * Recomputes the whole chain in one snapshot, compares it with the ends that were handed out, then the keys, signatures,
 * spending and limits it speaks of with the tables that hold them, and whether owners asked for what got looser.
 */
export function verifyAuditChain(sql: Sql, handedOut: HandedOut = NOTHING): Promise<AuditVerdict> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const stored = await readHeadKey(tx)
    const heads = checkHeads(handedOut.heads, handedOut.publicKey ?? stored)
    const chain = await walkChain(tx, heads)
    const problems = [
      ...chain.problems,
      ...heads.problems(),
      ...(handedOut.publicKey === null || handedOut.publicKey === stored
        ? []
        : ['the key for heads was exchanged']),
      ...(await compareWithKeys(tx)),
      ...(await compareWithWraps(tx)),
      ...(await compareWithLedger(tx)),
      ...(await compareWithBooks(tx)),
      ...(await checkLoosened(tx)),
      ...(await compareWithRoots(tx)),
    ]
    return { rows: chain.rows, problems }
  })
}

/** What others have kept; without it only what stands in one database is compared with itself. */
export type HandedOut = {
  readonly heads: readonly SignedAuditHead[]
  /** Known from elsewhere; null takes the one in the signer's database. */
  readonly publicKey: string | null
}
const NOTHING: HandedOut = { heads: [], publicKey: null }

async function readHeadKey(tx: Transaction): Promise<string | null> {
  const [row] = await tx<{ key: string }[]>`select encode(public_key, 'hex') as key from signer.head_key`
  return row?.key ?? null
}

async function walkChain(tx: Transaction, heads: HeadCheck): Promise<AuditVerdict> {
  const problems: string[] = []
  let rows = 0
  let seq = 0n
  let hash = FIRST_PREV_HASH
  const pages = tx<AuditRowText[]>`
    select seq, at, kind, vault_id as "vaultId", details, encode(prev_hash, 'hex') as "prevHash",
      encode(hash, 'hex') as hash
    from signer.audit order by seq
  `.cursor(PAGE_ROWS)
  for await (const page of pages) {
    for (const text of page) {
      const row: AuditRow = { ...text, seq: BigInt(text.seq) }
      if (row.seq !== seq + 1n)
        problems.push(`row ${row.seq}: follows row ${seq}, rows are missing or out of order`)
      if (row.prevHash !== hash) problems.push(`row ${row.seq}: does not continue the row before it`)
      if (row.hash !== hashAuditRow(row)) problems.push(`row ${row.seq}: was changed`)
      heads.see(row)
      rows += 1
      seq = row.seq
      hash = row.hash
    }
  }
  const [head] = await tx<{ seq: string; hash: string }[]>`
    select seq, encode(hash, 'hex') as hash from signer.audit_head`
  if (head === undefined || BigInt(head.seq) !== seq || head.hash !== hash) {
    problems.push(`the chain ends at row ${seq}, its recorded end is ${head?.seq ?? 'missing'}`)
  }
  return { rows, problems }
}

type AuditRowText = Omit<AuditRow, 'seq'> & { readonly seq: string }

/** Every stored key was announced in the chain with the same address, and every announced key is still stored. */
async function compareWithKeys(tx: Transaction): Promise<string[]> {
  const problems: string[] = []
  const pairs = tx<PairRow[]>`
    select k.vault_id as "keyVaultId", k.family, k.public_key as "publicKey", a.vault_id as "auditVaultId", a.details
    from signer.vault_keys k
    full join (select vault_id, details from signer.audit where kind = 'vault-keys-created') a on a.vault_id = k.vault_id
  `.cursor(PAGE_ROWS)
  for await (const page of pages(pairs)) {
    for (const row of page) {
      if (row.keyVaultId === null) problems.push(`vault ${row.auditVaultId}: its keys are missing`)
      else if (row.auditVaultId === null)
        problems.push(`vault ${row.keyVaultId}: its keys were never announced`)
      else if (announced(row) !== KEY_FAMILIES[row.family].addressOf(row.publicKey)) {
        problems.push(`vault ${row.keyVaultId}: its ${row.family} key is not the one announced`)
      }
    }
  }
  return problems
}

type PairRow = {
  readonly keyVaultId: string | null
  readonly family: KeyFamily
  readonly publicKey: Buffer
  readonly auditVaultId: string | null
  readonly details: string
}

const pages = <Row>(cursor: AsyncIterable<Row[]>): AsyncIterable<Row[]> => cursor

function announced({ details, family }: PairRow): unknown {
  const parsed: unknown = JSON.parse(details)
  return typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, family) : undefined
}
