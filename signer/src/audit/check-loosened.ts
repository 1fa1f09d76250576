import type { KeptStatement } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import { world } from '@windhover/core/authority/world'
import { isLooserLimit, LIMIT_NAMES, type LimitName } from '@windhover/core/safety/limits'
import { DEFAULT_POLICY } from '@windhover/core/signing/sign-contract'
import { z } from 'zod'
import { readKept } from '../authority/keep-statement.ts'
import { applyStatement, livingRoot, type OwnerState } from '../authority/owner-state.ts'
import { isProven } from '../authority/verify-proof.ts'
import { policyDetails } from '../ledger/policy-rows.ts'
import type { Transaction } from '../store/connect-database.ts'

const PAGE_ROWS = 2_000

const raise = z.object({
  limit: z.enum(LIMIT_NAMES),
  value: z.string(),
  requestedAtMs: z.int(),
  startsAtMs: z.int(),
})
const told = z.object({
  perTransactionMicroUsd: z.string(),
  rolling24hMicroUsd: z.string(),
  newRecipientDelayHours: z.int(),
  isPaused: z.boolean(),
  raises: z.string(),
  statement: z.string().nullish(),
})
type Told = z.infer<typeof told>

type PolicyRow = {
  readonly seq: string
  readonly at: Date
  readonly vaultId: string
  readonly details: string
}

/**
 * Every change of limits is followed again, from the first on: whatever got looser had waited for its time, and was asked
 * for by a root of the vault's owner, whose signature is checked once more.
 */
export async function checkLoosened(tx: Transaction): Promise<string[]> {
  const problems: string[] = []
  const before = new Map<string, Told>()
  const rows: PolicyRow[] = []
  const pages = tx<PolicyRow[]>`
    select seq::text, at, vault_id as "vaultId", details from signer.audit
    where kind = 'policy-changed' order by seq`.cursor(PAGE_ROWS)
  for await (const page of pages as AsyncIterable<PolicyRow[]>) rows.push(...page)
  for (const row of rows) {
    const now = told.parse(JSON.parse(row.details))
    const last = before.get(row.vaultId) ?? FIRST
    before.set(row.vaultId, now)
    if (isLooserThanDue(last, now, row.at))
      problems.push(`row ${row.seq}: a limit got looser before its time`)
    if (!isAskedFor(last, now)) continue
    if (!(await isOwnersWord(tx, row, now.statement ?? null)))
      problems.push(`row ${row.seq}: limits of vault ${row.vaultId} got looser without their owner`)
  }
  return problems
}

const FIRST: Told = policyDetails({ policy: DEFAULT_POLICY, raises: [] })

function limitsIn(of: Told): Readonly<Record<LimitName, number>> {
  return {
    perTransactionUsd: Number(of.perTransactionMicroUsd),
    rolling24hUsd: Number(of.rolling24hMicroUsd),
    newRecipientDelayHours: of.newRecipientDelayHours,
  }
}

const raisesIn = (of: Told) => z.array(raise).parse(JSON.parse(of.raises))

function isLooserThanDue(last: Told, now: Told, at: Date): boolean {
  const due = raisesIn(last).filter(({ startsAtMs }) => startsAtMs <= at.getTime())
  return LIMIT_NAMES.some((limit) => {
    const allowed = [limitsIn(last)[limit], ...due.filter((each) => each.limit === limit).map(raisedTo)]
    return allowed.every((from) => isLooserLimit(limit, { from, to: limitsIn(now)[limit] }))
  })
}

const raisedTo = ({ value }: z.infer<typeof raise>) => Number(value)

/** Lifts a pause, or waits for something looser than what waited before. */
function isAskedFor(last: Told, now: Told): boolean {
  if (last.isPaused && !now.isPaused) return true
  const waited = raisesIn(last)
  return raisesIn(now).some(({ limit, requestedAtMs, startsAtMs, value }) => {
    const same = waited.find((each) => each.limit === limit && each.requestedAtMs === requestedAtMs)
    if (same === undefined || same.startsAtMs !== startsAtMs) return true
    return isLooserLimit(limit, { from: raisedTo(same), to: Number(value) })
  })
}

async function isOwnersWord(tx: Transaction, row: PolicyRow, hash: string | null): Promise<boolean> {
  if (hash === null) return false
  const rows = await tx<{ hash: string; signed: string; atMs: string }[]>`
    select hash, signed, (extract(epoch from accepted_at) * 1000)::bigint::text as "atMs"
    from signer.statements join signer.vault_owners using (owner_id)
    where vault_id = ${row.vaultId}
      and seq <= (select seq from signer.statements where hash = ${hash}) order by seq`
  let state: OwnerState | null = null
  for (const { hash: each, signed: text, atMs } of rows) {
    const signed = readKept(text)
    if (each === hash) return state !== null && isSaidByRoot(state, { row, signed, hash })
    state = applyStatement(state, { hash: each, signed, acceptedAtMs: Number(atMs) })
  }
  return false
}

function isSaidByRoot(
  state: OwnerState,
  { row, signed, hash }: { row: PolicyRow; signed: KeptStatement; hash: string },
): boolean {
  const said = signed.statement
  const root = livingRoot(state, signed.keyId, row.at.getTime())
  if (root === null || said.kind !== 'policy' || said.vaultId !== row.vaultId) return false
  // The hash names the world: only in its own was it said.
  const where = world.options.find((each) => statementHash(each, said) === hash)
  return where !== undefined && isProven({ world: where, key: root.key, signed })
}
