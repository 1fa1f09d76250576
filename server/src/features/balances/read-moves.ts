import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { HistoryItem } from '../../ports/chain.ts'
import { scopeOf, type WalletPlace } from './forget-readings.ts'

const FRESH_MS = 60_000
/** Of a busy wallet only the newest moves are read; its line begins where they do. */
const PAGES_MAX = 6

const move = z.object({
  transactionId: z.string(),
  /** True: paid for the transaction itself. */
  isFee: z.boolean(),
  atMs: z.number(),
  token: z.string(),
  decimals: z.number().int(),
  amountRaw: z.string().regex(/^-?\d+$/),
})
export type Move = z.infer<typeof move>

const moves = z.object({
  moves: z.array(move),
  /** Everything since then is here; null: everything there is. */
  sinceMs: z.number().nullable(),
})
export type Moves = z.infer<typeof moves>

/** What came to an address and what left it, fees too, back to a moment. Null while nobody can tell. */
export async function readMoves(
  parts: Pick<FeatureParts, 'chains' | 'readings'>,
  query: WalletPlace & { readonly sinceMs: number; readonly name: string },
): Promise<Moves | null> {
  const reading = await parts.readings.read({
    scope: scopeOf(query),
    name: `moves:${query.name}`,
    schema: moves,
    freshMs: FRESH_MS,
    load: () => loadMoves(parts, query),
  })
  return reading.state === 'unknown' ? null : reading.value
}

async function loadMoves(
  { chains }: Pick<FeatureParts, 'chains'>,
  { chain, address, sinceMs }: WalletPlace & { readonly sinceMs: number },
): Promise<Moves> {
  const items: HistoryItem[] = []
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page++) {
    const { items: found, nextCursor } = await chains[chain].getHistory(address, cursor)
    items.push(...found)
    if (nextCursor === null) return { moves: listMoves(chain, items), sinceMs: null }
    if ((found.at(-1)?.atMs ?? sinceMs) < sinceMs) break
    cursor = nextCursor
  }
  // Of the oldest moment a part may lie on the next page.
  return { moves: listMoves(chain, items), sinceMs: (items.at(-1)?.atMs ?? 0) + 1 }
}

function listMoves(chain: WalletPlace['chain'], items: readonly HistoryItem[]): Move[] {
  const { decimals } = CHAINS[chain].native
  return items.flatMap(({ transactionId, atMs, feeRaw, changes }) => {
    const fee = { token: NATIVE, decimals, amountRaw: -(feeRaw ?? 0n) }
    return [...changes, fee]
      .filter(({ amountRaw }) => amountRaw !== 0n)
      .map((each) => ({
        transactionId,
        isFee: each === fee,
        atMs,
        token: each.token,
        decimals: each.decimals,
        amountRaw: each.amountRaw.toString(),
      }))
  })
}
