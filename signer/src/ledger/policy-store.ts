import { signerErrors } from '@windhover/core/signing/errors'
import {
  DEFAULT_POLICY,
  type PolicyChange,
  type PolicyView,
  type VaultPolicy,
} from '@windhover/core/signing/sign-contract'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import { fromMicroUsd, limitToMicroUsd } from '../policy/limits.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'

const DAY_MS = 24 * 60 * 60_000

export type PolicyStore = {
  get(vaultId: string): Promise<PolicyView>
  put(change: PolicyChange): Promise<PolicyView>
}

export function createPolicyStore(sql: Sql, now: () => Date = () => new Date()): PolicyStore {
  return {
    get: (vaultId) => readView(sql, vaultId, now()),
    put: (change) =>
      sql.begin(async (tx) => {
        const at = now()
        const head = await lockAuditHead(tx)
        await upsert(tx, change, at)
        const { vaultId, policy, userId } = change
        const entries = [{ kind: 'policy-changed' as const, vaultId, details: { ...policy, userId } }]
        await appendAudit(tx, { head, entries, at })
        return await readView(tx, vaultId, at)
      }),
  }
}

async function upsert(tx: Transaction, { vaultId, policy }: PolicyChange, at: Date): Promise<void> {
  const row = {
    vault_id: vaultId,
    per_transaction_micro_usd: limitText(policy.perTransactionUsd),
    rolling_24h_micro_usd: limitText(policy.rolling24hUsd),
    new_recipient_delay_hours: policy.newRecipientDelayHours,
    is_paused: policy.isPaused,
    changed_at: at,
  }
  const { vault_id: _, ...changed } = row
  await tx`insert into signer.policies ${tx(row)} on conflict (vault_id) do update set ${tx(changed)}`
}

/** A limit too small to be kept is refused: the next larger one would be looser than what was asked for. */
function limitText(usd: number): string {
  const limit = limitToMicroUsd(usd)
  if (limit === 0n) throw signerErrors.invalidRequest()
  return String(limit)
}

async function readView(sql: Sql | Transaction, vaultId: string, now: Date): Promise<PolicyView> {
  const since = new Date(now.getTime() - DAY_MS)
  const [[row], [spent]] = await Promise.all([
    sql<PolicyRow[]>`
      select per_transaction_micro_usd as "perTransaction", rolling_24h_micro_usd as "rolling24h",
        new_recipient_delay_hours as "newRecipientDelayHours", is_paused as "isPaused"
      from signer.policies where vault_id = ${vaultId}`,
    sql<{ sum: string; max: string }[]>`
      select coalesce(sum(micro_usd), 0)::text as sum, coalesce(max(micro_usd), 0)::text as max
      from signer.spends
      where vault_id = ${vaultId} and spent_at > ${since}`,
  ])
  return {
    vaultId,
    policy: policyOf(row),
    spent24hUsd: fromMicroUsd(BigInt(spent?.sum ?? '0')),
    largest24hUsd: fromMicroUsd(BigInt(spent?.max ?? '0')),
  }
}

type PolicyRow = Pick<VaultPolicy, 'newRecipientDelayHours' | 'isPaused'> & {
  readonly perTransaction: string
  readonly rolling24h: string
}

function policyOf(row: PolicyRow | undefined): VaultPolicy {
  if (row === undefined) return DEFAULT_POLICY
  const { perTransaction, rolling24h, newRecipientDelayHours, isPaused } = row
  return {
    perTransactionUsd: fromMicroUsd(BigInt(perTransaction)),
    rolling24hUsd: fromMicroUsd(BigInt(rolling24h)),
    newRecipientDelayHours,
    isPaused,
  }
}
