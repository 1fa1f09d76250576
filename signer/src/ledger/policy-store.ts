import { planChange } from '@windhover/core/safety/plan-change'
import { signerErrors } from '@windhover/core/signing/errors'
import type { PolicyChange, PolicyView, RaiseWithdrawal } from '@windhover/core/signing/sign-contract'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import { type HeldPolicy, policyDetails, readPolicy, readView, writePolicy } from './policy-rows.ts'

export type PolicyStore = {
  get(vaultId: string): Promise<PolicyView>
  /** Stricter holds when this answers; looser waits for 24 hours of this clock. */
  change(change: PolicyChange): Promise<PolicyView>
  /** Takes back a raise that waits; throws when there is none. */
  withdraw(withdrawal: RaiseWithdrawal): Promise<PolicyView>
}

export type LooserChange = {
  readonly change: PolicyChange
  readonly held: HeldPolicy
  /** The vault is paused and would not be any more. */
  readonly resumes: boolean
}
/** Throws unless the owner has asked for something looser than what holds and than what already waits. */
export type Authorise = (looser: LooserChange) => Promise<void>

export function createPolicyStore(parts: {
  readonly sql: Sql
  readonly authorise: Authorise
  readonly now?: () => Date
}): PolicyStore {
  const { sql, authorise, now = () => new Date() } = parts

  /** Everything under the lock of the chain: a change is decided on what holds when it is written. */
  const update = (
    { vaultId, userId }: { vaultId: string; userId: string },
    decide: (held: HeldPolicy, at: Date) => HeldPolicy | Promise<HeldPolicy>,
  ) =>
    sql.begin(async (tx: Transaction) => {
      const at = now()
      const head = await lockAuditHead(tx)
      const decided = await decide(await readPolicy(tx, { vaultId, at }), at)
      await writePolicy(tx, { vaultId, held: decided, at })
      const entries = [
        { kind: 'policy-changed' as const, vaultId, details: { ...policyDetails(decided), userId } },
      ]
      await appendAudit(tx, { head, entries, at })
      return await readView(tx, { vaultId, at })
    })

  return {
    get: (vaultId) => readView(sql, { vaultId, at: now() }),
    change: (change) =>
      update(change, async (held, at) => {
        const { isPaused = held.policy.isPaused, ...limits } = change.change
        const plan = planChange({
          limits: held.policy,
          raises: held.raises,
          change: limits,
          nowMs: at.getTime(),
        })
        const resumes = held.policy.isPaused && !isPaused
        if (plan.needsProof || resumes) await authorise({ change, held, resumes })
        return { policy: { ...plan.limits, isPaused }, raises: plan.raises }
      }),
    withdraw: (withdrawal) =>
      update(withdrawal, ({ policy, raises }) => {
        const rest = raises.filter(({ limit }) => limit !== withdrawal.limit)
        if (rest.length === raises.length) throw signerErrors.noSuchRaise()
        return { policy, raises: rest }
      }),
  }
}
