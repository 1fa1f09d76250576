import { planChange } from '@windhover/core/safety/plan-change'
import { signerErrors } from '@windhover/core/signing/errors'
import type { PolicyChange, PolicyView, RaiseWithdrawal } from '@windhover/core/signing/sign-contract'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { AuditEntry } from '../audit/audit-row.ts'
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
/** The owner's statement, by its hash, and what the chain tells of it. */
type OwnersWord = { readonly hash: string; readonly entry: AuditEntry }
/** Throws unless the owner has asked for something looser than what holds and than what already waits. */
export type Authorise = (
  looser: LooserChange,
  behindLock: { readonly tx: Transaction; readonly at: Date },
) => Promise<OwnersWord>

type Decision = { readonly held: HeldPolicy; readonly word: OwnersWord | null }
type Decide = (held: HeldPolicy, behindLock: { tx: Transaction; at: Date }) => Promise<Decision>

export function createPolicyStore(parts: {
  readonly sql: Sql
  readonly authorise: Authorise
  readonly now?: () => Date
}): PolicyStore {
  const { sql, authorise, now = () => new Date() } = parts

  /** Everything under the lock of the chain: a change is decided on what holds when it is written. */
  const update = ({ vaultId, userId }: { vaultId: string; userId: string }, decide: Decide) =>
    sql.begin(async (tx: Transaction) => {
      const at = now()
      const head = await lockAuditHead(tx)
      const { held, word } = await decide(await readPolicy(tx, { vaultId, at }), { tx, at })
      await writePolicy(tx, { vaultId, held, at })
      const details = { ...policyDetails(held), statement: word?.hash ?? null, userId }
      const changed = { kind: 'policy-changed' as const, vaultId, details }
      await appendAudit(tx, { head, entries: word === null ? [changed] : [word.entry, changed], at })
      return await readView(tx, { vaultId, at })
    })

  return {
    get: (vaultId) => readView(sql, { vaultId, at: now() }),
    change: (change) =>
      update(change, async (held, behindLock) => {
        const { isPaused = held.policy.isPaused, ...limits } = change.change
        const plan = planChange({
          limits: held.policy,
          raises: held.raises,
          change: limits,
          nowMs: behindLock.at.getTime(),
        })
        const resumes = held.policy.isPaused && !isPaused
        const isLooser = plan.needsProof || resumes
        const word = isLooser ? await authorise({ change, held, resumes }, behindLock) : null
        return { held: { policy: { ...plan.limits, isPaused }, raises: plan.raises }, word }
      }),
    withdraw: (withdrawal) =>
      update(withdrawal, async ({ policy, raises }) => {
        const rest = raises.filter(({ limit }) => limit !== withdrawal.limit)
        if (rest.length === raises.length) throw signerErrors.noSuchRaise()
        return { held: { policy, raises: rest }, word: null }
      }),
  }
}
