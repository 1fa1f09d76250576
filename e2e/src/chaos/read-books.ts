import type { ChainId } from '@windhover/core/chains/chain'
import { ask } from './ask-database.ts'
import type { ChaosWorld } from './chaos-world.ts'
import type { Counts } from './counts.ts'
import type { Holding } from './judge-round.ts'
import type { MadeIntent } from './make-intents.ts'
import type { ChaosVault } from './open-vaults.ts'

export type Opening = { readonly key: string; readonly amountRaw: bigint }
type Place = { readonly vault: ChaosVault; readonly chain: ChainId; readonly token: string }

const keyOf = ({ vault, chain, token }: Place) => `vault:${vault.vaultId}:${chain} ${token.toLowerCase()}`

/** Everything of every vault that an intent of the round may change. */
function placesOf(world: ChaosWorld, intents: readonly MadeIntent[]): readonly Place[] {
  const places = new Map<string, Place>()
  for (const { vault, body } of intents) {
    const { chain } = body
    const { token, wrapped } = world[chain]
    for (const each of ['native', token, ...(wrapped === null ? [] : [wrapped])]) {
      const place = { vault, chain, token: each }
      places.set(keyOf(place), place)
    }
  }
  return [...places.values()]
}

export async function readOpenings(
  world: ChaosWorld,
  intents: readonly MadeIntent[],
): Promise<readonly Opening[]> {
  const places = placesOf(world, intents)
  return await Promise.all(
    places.map(async (place) => ({ key: keyOf(place), amountRaw: await readPlace(world, place) })),
  )
}

/** What the chain held before and holds now, and what the ledger says happened in between. */
export async function readHoldings(
  world: ChaosWorld,
  given: { intents: readonly MadeIntent[]; openings: readonly Opening[]; databaseUrl: string },
): Promise<readonly Holding[]> {
  const booked = await readBooked(given.databaseUrl)
  const opening = new Map(given.openings.map(({ key, amountRaw }) => [key, amountRaw]))
  return await Promise.all(
    placesOf(world, given.intents).map(async (place) => {
      const what = keyOf(place)
      return {
        what,
        openingRaw: opening.get(what) ?? 0n,
        bookedRaw: booked.get(what) ?? 0n,
        closingRaw: await readPlace(world, place),
      }
    }),
  )
}

function readPlace(world: ChaosWorld, { vault, chain, token }: Place): Promise<bigint> {
  return world[chain].read(chain === 'solana' ? vault.solana : vault.evm, token)
}

async function readBooked(databaseUrl: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await ask(
    databaseUrl,
    (sql) => sql<{ account: string; token: string; sum: string }[]>`
      select account, lower(token) as token, sum(amount_raw)::text as sum
      from ledger_entries where account like 'vault:%' group by 1, 2`,
  )
  return new Map(rows.map(({ account, token, sum }) => [`${account} ${token}`, BigInt(sum)]))
}

/** How often bytes were sent in place of others with the same nonce, by chain. */
export async function readReplacements(databaseUrl: string): Promise<Counts> {
  const rows = await ask(
    databaseUrl,
    (sql) => sql<{ chain: string; times: number }[]>`
      select chain, sum(sent - 1)::int as times from (
        select chain, count(*) as sent from intent_attempts
        where nonce is not null and submit_tries > 0 group by chain, intent_id, step, nonce
      ) slots where sent > 1 group by chain`,
  )
  return Object.fromEntries(rows.map(({ chain, times }) => [chain, times]))
}
