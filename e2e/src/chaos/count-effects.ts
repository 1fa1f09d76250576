import type { ChaosWorld } from './chaos-world.ts'
import { timesOf } from './judge-round.ts'
import type { MadeIntent } from './make-intents.ts'

/** How often each intent happened, by what the chains hold. In the order of the intents. */
export async function countEffects(
  world: ChaosWorld,
  intents: readonly MadeIntent[],
): Promise<readonly number[]> {
  const shared = new Map<string, Promise<readonly bigint[]>>()
  const arrivals = (chain: keyof ChaosWorld, owner: string, token: string) => {
    const key = `${chain}:${owner}:${token}`
    const known = shared.get(key) ?? world[chain].arrivals(owner, token)
    shared.set(key, known)
    return known
  }
  const count = async ({ body, planned, vault }: MadeIntent): Promise<number> => {
    const { chain } = body
    const timesIn = (amounts: readonly bigint[]) =>
      amounts.filter((amount) => amount === planned.amountRaw).length
    if (body.type !== 'transfer') {
      const owner = chain === 'solana' ? vault.solana : vault.evm
      return timesIn(await arrivals(chain, owner, world[chain].wrapped ?? ''))
    }
    if (planned.movement === 'token' && chain === 'hedera')
      return timesIn(await arrivals(chain, body.to, body.token))
    return timesOf(await world[chain].read(body.to, body.token), planned.amountRaw)
  }
  const counts: number[] = []
  // A handful at a time: the practice world answers everybody else too.
  for (let start = 0; start < intents.length; start += 16)
    counts.push(...(await Promise.all(intents.slice(start, start + 16).map(count))))
  return counts
}
