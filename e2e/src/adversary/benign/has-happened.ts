import { setTimeout as sleep } from 'node:timers/promises'
import type { Intent } from '@windhover/core/transactions/intent'
import type { Arena } from '../arena.ts'
import type { Wish } from '../oracle/wish.ts'

const WITHIN_MS = 90_000
const LOOK_EVERY_MS = 300

/** Once the intent has ended: what the chain or the ledger says of it, not what anybody was told. */
export async function hasHappened(
  { contest }: Arena,
  wish: Wish,
  intent: Intent,
): Promise<{ isDone: boolean; why: string }> {
  const { sql, chains } = contest
  const state = await untilEnded(sql, intent.id)
  if (state !== 'CONFIRMED') return { isDone: false, why: `ended as ${state}` }
  if (wish.type === 'transfer') {
    const reading = await chains[wish.chain].getBalances(wish.to)
    const held = reading.state === 'known' ? reading.value : []
    const got = held.find(({ token }) => token.toLowerCase() === wish.token.toLowerCase())?.amountRaw ?? 0n
    return { isDone: got === wish.amountRaw, why: `${got} of ${wish.amountRaw} arrived` }
  }
  if (wish.type === 'swap') {
    const [row] = await sql<{ got: string | null }[]>`
      select sum(amount_raw)::text as got from ledger_entries
      where intent_id = ${intent.id} and account like 'vault:%' and lower(token) = ${wish.buyToken.toLowerCase()}
        and amount_raw > 0`
    const got = BigInt(row?.got ?? '0')
    return { isDone: got >= wish.leastBuyRaw, why: `${got} bought, at least ${wish.leastBuyRaw} wanted` }
  }
  return { isDone: true, why: '' }
}

async function untilEnded(sql: Arena['contest']['sql'], intentId: string): Promise<string> {
  const endsAt = performance.now() + WITHIN_MS
  for (;;) {
    const [row] = await sql<{ state: string; isBooked: boolean }[]>`
      select state, exists (select 1 from ledger_entries where intent_id = intents.id) as "isBooked"
      from intents where id = ${intentId}`
    const state = row?.state ?? 'nothing'
    const isOver = ['FAILED', 'EXPIRED', 'REJECTED', 'nothing'].includes(state)
    if (isOver || (state === 'CONFIRMED' && row?.isBooked === true)) return state
    if (performance.now() > endsAt) return `still ${state}`
    await sleep(LOOK_EVERY_MS)
  }
}
