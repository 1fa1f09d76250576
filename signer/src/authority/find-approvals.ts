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
  /** Of what was taken out of an order: when the order ends, and whether its owner has ended it. */
  readonly orderEndsAtMs: string | null
  readonly isOrderEnded: boolean
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
      (extract(epoch from accepted_at) * 1000)::bigint::text as "acceptedAtMs",
      case when envelope is not null then signed::json #>> '{statement,expiresAt}' end as "orderEndsAtMs",
      envelope is not null and exists (
        select 1 from signer.statements s join signer.vault_owners o using (owner_id)
        where s.target = kept.envelope and o.vault_id = kept.vault_id) as "isOrderEnded"
    from json_to_recordset(${asked}::text::json)
      as asked (place integer, vault_id text, intent_id uuid, intent_hash text), lateral (
      select * from signer.approvals a where a.vault_id = asked.vault_id and a.intent_id = asked.intent_id
        and a.intent_hash = asked.intent_hash offset 0) as kept`
}

function choose(owner: ReadOwner | undefined, kept: readonly Kept[], nowMs: number): FoundApproval {
  if (owner === undefined || kept.length === 0) return 'notApproved'
  const young = kept.filter((row) => isYoung(row, nowMs))
  if (young.length === 0) return 'approvalExpired'
  const living = young.flatMap((row) => stillGiven(owner.state, row, nowMs) ?? [])
  // What the owner said reaches further than what a device said.
  const given = living.find(({ by }) => by === 'root') ?? living[0]
  const heard = { ownerId: owner.state.ownerId, seq: owner.seq }
  return given === undefined ? 'notApproved' : { given, heard }
}

/** What was taken out of an order counts no longer than the order itself. */
function isYoung({ acceptedAtMs, orderEndsAtMs, isOrderEnded }: Kept, nowMs: number): boolean {
  const isOpen = !isOrderEnded && (orderEndsAtMs === null || Number(orderEndsAtMs) > nowMs)
  return isOpen && Number(acceptedAtMs) > nowMs - APPROVED_FOR_MS
}
