import { LIMIT_NAMES, type LimitName, roundToCents } from '@windhover/core/safety/limits'
import { applyDueRaises, type Raise } from '@windhover/core/safety/plan-change'
import { DEFAULT_POLICY, type PolicyView, type VaultPolicy } from '@windhover/core/signing/sign-contract'
import { fromMicroUsd, limitToMicroUsd } from '../policy/limits.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'

const DAY_MS = 24 * 60 * 60_000

/** The limits of a vault, and the looser ones that wait. */
export type HeldPolicy = { readonly policy: VaultPolicy; readonly raises: readonly Raise[] }

type Moment = { readonly vaultId: string; readonly at: Date }

/** What holds at this moment: a raise whose time has come is part of it and waits no longer. */
export async function readPolicy(sql: Sql | Transaction, { vaultId, at }: Moment): Promise<HeldPolicy> {
  const [[row], waiting] = await Promise.all([
    sql<PolicyRow[]>`
      select per_transaction_micro_usd as "perTransaction", rolling_24h_micro_usd as "rolling24h",
        new_recipient_delay_hours as "newRecipientDelayHours", is_paused as "isPaused"
      from signer.policies where vault_id = ${vaultId}`,
    sql<RaiseRow[]>`
      select limit_name as "limit", value, requested_at as "requestedAt", starts_at as "startsAt"
      from signer.raises where vault_id = ${vaultId}`,
  ])
  const policy = policyOf(row)
  const raises = LIMIT_NAMES.flatMap((limit) => waiting.filter((each) => each.limit === limit).map(raiseOf))
  const due = raises.filter(({ startsAtMs }) => startsAtMs <= at.getTime())
  return {
    policy: { ...policy, ...applyDueRaises(policy, due) },
    raises: raises.filter((raise) => !due.includes(raise)),
  }
}

export async function readView(sql: Sql | Transaction, moment: Moment): Promise<PolicyView> {
  const { vaultId, at } = moment
  const [{ policy, raises }, [spent]] = await Promise.all([
    readPolicy(sql, moment),
    sql<{ sum: string; max: string }[]>`
      select coalesce(sum(micro_usd), 0)::text as sum, coalesce(max(micro_usd), 0)::text as max
      from signer.spends
      where vault_id = ${vaultId} and spent_at > ${new Date(at.getTime() - DAY_MS)}`,
  ])
  return {
    vaultId,
    policy,
    raises: [...raises],
    spent24hUsd: fromMicroUsd(BigInt(spent?.sum ?? '0')),
    largest24hUsd: fromMicroUsd(BigInt(spent?.max ?? '0')),
  }
}

/** Afterwards exactly this holds and waits. */
export async function writePolicy(
  tx: Transaction,
  { vaultId, held, at }: Moment & { held: HeldPolicy },
): Promise<void> {
  const { perTransactionMicroUsd, rolling24hMicroUsd } = policyDetails(held)
  const row = {
    vault_id: vaultId,
    per_transaction_micro_usd: perTransactionMicroUsd,
    rolling_24h_micro_usd: rolling24hMicroUsd,
    new_recipient_delay_hours: held.policy.newRecipientDelayHours,
    is_paused: held.policy.isPaused,
    changed_at: at,
  }
  const { vault_id: _, ...changed } = row
  await tx`insert into signer.policies ${tx(row)} on conflict (vault_id) do update set ${tx(changed)}`
  await tx`delete from signer.raises where vault_id = ${vaultId}`
  if (held.raises.length === 0) return
  const raises = held.raises.map(({ limit, value, requestedAtMs, startsAtMs }) => ({
    vault_id: vaultId,
    limit_name: limit,
    value: stored(limit, value),
    requested_at: new Date(requestedAtMs),
    starts_at: new Date(startsAtMs),
  }))
  await tx`insert into signer.raises ${tx(raises)}`
}

/** As the chain tells it, in the figures of the tables, so that the two can be compared. */
export function policyDetails({ policy, raises }: HeldPolicy) {
  return {
    perTransactionMicroUsd: stored('perTransactionUsd', policy.perTransactionUsd),
    rolling24hMicroUsd: stored('rolling24hUsd', policy.rolling24hUsd),
    newRecipientDelayHours: policy.newRecipientDelayHours,
    isPaused: policy.isPaused,
    raises: JSON.stringify(raises.map((raise) => ({ ...raise, value: stored(raise.limit, raise.value) }))),
  }
}

/** Caps in millionths of a dollar, the delay in hours. */
function stored(limit: LimitName, value: number): string {
  return String(limit === 'newRecipientDelayHours' ? value : limitToMicroUsd(value))
}

type PolicyRow = Pick<VaultPolicy, 'newRecipientDelayHours' | 'isPaused'> & {
  readonly perTransaction: string
  readonly rolling24h: string
}

function policyOf(row: PolicyRow | undefined): VaultPolicy {
  if (row === undefined) return DEFAULT_POLICY
  const { perTransaction, rolling24h, newRecipientDelayHours, isPaused } = row
  return roundToCents({
    perTransactionUsd: fromMicroUsd(BigInt(perTransaction)),
    rolling24hUsd: fromMicroUsd(BigInt(rolling24h)),
    newRecipientDelayHours,
    isPaused,
  })
}

type RaiseRow = {
  readonly limit: LimitName
  readonly value: string
  readonly requestedAt: Date
  readonly startsAt: Date
}

function raiseOf({ limit, value, requestedAt, startsAt }: RaiseRow): Raise {
  return {
    limit,
    value:
      limit === 'newRecipientDelayHours'
        ? Number(value)
        : Math.round(fromMicroUsd(BigInt(value)) * 100) / 100,
    requestedAtMs: requestedAt.getTime(),
    startsAtMs: startsAt.getTime(),
  }
}
