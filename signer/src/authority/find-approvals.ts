import type { Intent } from '@windhover/core/transactions/intent'
import type { Heard } from '../policy/decide-signing.ts'
import type { Sql } from '../store/connect-database.ts'
import { APPROVED_FOR_MS, type Authorisation, hashIntent, stillGiven } from './check-approval-statement.ts'
import type { OwnerStore, ReadOwner } from './owner-store.ts'

/** Who agreed, and how much of what the owner has said it was judged by. */
export type Agreed = { readonly given: Authorisation; readonly heard: Heard }
export type FoundApproval = Agreed | 'notApproved' | 'approvalExpired'

/** Who agreed to each of these intents and still may, or why nobody does. */
export async function findApprovals(asked: {
  readonly sql: Sql
  readonly owners: Pick<OwnerStore, 'findOfVaults'>
  readonly intents: readonly Intent[]
  readonly now: () => Date
}): Promise<readonly FoundApproval[]> {
  const { sql, owners, intents, now } = asked
  const [read, rows] = await Promise.all([
    owners.findOfVaults(intents.map(({ vaultId }) => vaultId)),
    readKept(sql, intents),
  ])
  const kept = Map.groupBy(rows, ({ place }) => place)
  const nowMs = now().getTime()
  return intents.map(({ vaultId }, place) => choose(read.get(vaultId), kept.get(place) ?? [], nowMs))
}

type Kept = {
  /** Of the intent, among those that were asked for. */
  readonly place: number
  readonly keyId: string
  readonly grantHash: string | null
  readonly acceptedAtMs: string
}

async function readKept(sql: Sql, intents: readonly Intent[]): Promise<readonly Kept[]> {
  const asked = JSON.stringify(
    intents.map((intent, place) => ({
      place,
      vault_id: intent.vaultId,
      intent_id: intent.id,
      intent_hash: hashIntent(intent),
    })),
  )
  return await sql<Kept[]>`
    select asked.place, key_id as "keyId", grant_hash as "grantHash",
      (extract(epoch from accepted_at) * 1000)::bigint::text as "acceptedAtMs"
    from json_to_recordset(${asked}::text::json)
      as asked (place integer, vault_id text, intent_id uuid, intent_hash text), lateral (
      select * from signer.approvals a where a.vault_id = asked.vault_id and a.intent_id = asked.intent_id
        and a.intent_hash = asked.intent_hash offset 0) as kept`
}

function choose(owner: ReadOwner | undefined, kept: readonly Kept[], nowMs: number): FoundApproval {
  if (owner === undefined || kept.length === 0) return 'notApproved'
  const young = kept.filter(({ acceptedAtMs }) => Number(acceptedAtMs) > nowMs - APPROVED_FOR_MS)
  if (young.length === 0) return 'approvalExpired'
  const living = young.flatMap((row) => stillGiven(owner.state, row, nowMs) ?? [])
  // What the owner said reaches further than what a device said.
  const given = living.find(({ by }) => by === 'root') ?? living[0]
  const heard = { ownerId: owner.state.ownerId, seq: owner.seq }
  return given === undefined ? 'notApproved' : { given, heard }
}
