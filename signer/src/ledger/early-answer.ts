import { authorityErrors } from '@windhover/core/authority/errors'
import type { Attestation } from '@windhover/core/authority/facts'
import { signerErrors } from '@windhover/core/signing/errors'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { Authorisation } from '../authority/check-approval-statement.ts'
import { Refusal } from '../decode/refusal.ts'
import { readPrices } from '../facts/read-prices.ts'
import type { FactVerifier } from '../facts/verify-facts.ts'
import { inflowsOf, outflowsOf, recipientOf } from '../match/intent-flows.ts'
import { boundsOf, whyOwnerNeeded } from '../policy/grant-rules.ts'
import type { MicroUsd } from '../policy/limits.ts'
import { valueOutflows } from '../policy/value-outflows.ts'
import type { Sql } from '../store/connect-database.ts'

const DAY_MS = 24 * 60 * 60_000

/** Throws where the rules for grants are already known to refuse what was approved under one. */
export type EarlyAnswer = (asked: {
  readonly intent: Intent
  readonly given: Authorisation
  readonly facts: readonly Attestation[]
}) => Promise<void>

/**
 * For the person at the button, who is asked for the owner's approval now and not after the payment has failed. Nothing
 * relies on it: the same rules are held to when bytes are signed, by what the bytes say.
 */
export function earlyAnswer(parts: {
  readonly sql: Sql
  readonly verifyFacts: FactVerifier
  readonly witnessesNeeded: number
  readonly now?: () => Date
}): EarlyAnswer {
  const { sql, verifyFacts, witnessesNeeded: needed, now = () => new Date() } = parts
  return async ({ intent, given, facts }) => {
    if (given.by === 'root') return
    const nowMs = now().getTime()
    const { recipient, outflows, inflows } = flowsOf(intent)
    const prices = readPrices(verifyFacts(facts), { needed, nowMs })
    const cost =
      kindOf(intent).spends && outflows !== null ? valueOutflows({ outflows, inflows }, prices) : null
    const known = await readKnown(sql, { intent, recipient, keyId: given.keyId, nowMs })
    const bounds = boundsOf(given, kindOf(intent).scope)
    const reason = whyOwnerNeeded({
      bounds,
      isRecipientNew: recipient !== null && !known.isPaid,
      cost,
      spentBeside: known.spentBeside,
    })
    if (reason !== null) throw authorityErrors[reason]()
  }
}

function flowsOf(intent: Intent) {
  try {
    return { recipient: recipientOf(intent), outflows: outflowsOf(intent), inflows: inflowsOf(intent) }
  } catch (error) {
    if (error instanceof Refusal) throw signerErrors[error.kind]({ cause: error })
    throw error
  }
}

/** Without what counts for this very intent: an approval may come twice. */
async function readKnown(
  sql: Sql,
  asked: { intent: Intent; recipient: string | null; keyId: string; nowMs: number },
): Promise<{ isPaid: boolean; spentBeside: MicroUsd }> {
  const { intent, recipient, keyId, nowMs } = asked
  const [row] = await sql<{ isPaid: boolean; spent: string }[]>`
    select exists (select 1 from signer.recipients where vault_id = ${intent.vaultId} and chain = ${intent.chain}
        and address = ${recipient} and paid_at is not null) as "isPaid",
      (select coalesce(sum(micro_usd), 0)::text from signer.spends
        where granted_key = ${keyId} and spent_at > ${new Date(nowMs - DAY_MS)}
          and not (vault_id = ${intent.vaultId} and intent_id = ${intent.id})) as spent`
  return { isPaid: row?.isPaid ?? false, spentBeside: BigInt(row?.spent ?? '0') }
}
