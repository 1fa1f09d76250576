import type { LaunchChain } from '../market/market.ts'
import type { Listing } from '../universe/listing.ts'
import type { World } from '../world/world.ts'
import { placeLaunches } from './place-launches.ts'

const EVERY_MS = 2_000

type Place = (listings: readonly Listing[]) => Promise<void>

/** What is born in the market gets its token on chain: at start all that are alive, then each newborn. */
export async function startLaunchTokens(world: World): Promise<() => Promise<void>> {
  const mint: Place = async (listings) => {
    for (const listing of listings) await world.solana.ensureMint(listing)
  }
  const stops = await Promise.all([
    follow(world, 'solana', mint),
    follow(world, 'bsc', placeLaunches(world.evm.bsc)),
    follow(world, 'hedera', placeLaunches(world.hedera)),
  ])
  return async () => {
    for (const stop of stops) await stop()
  }
}

async function follow(world: World, chain: LaunchChain, place: Place): Promise<() => Promise<void>> {
  const book = world.market.launches[chain]
  let seenUntilMs = world.clock.nowMs()
  await place(book.alive(seenUntilMs).map(({ listing }) => listing))

  let running = Promise.resolve()
  const placeNewborns = async () => {
    const nowMs = world.clock.nowMs()
    const newborns = book.bornBetween(seenUntilMs, nowMs)
    seenUntilMs = Math.max(seenUntilMs, nowMs)
    if (newborns.length > 0) await place(newborns.map(({ listing }) => listing))
  }
  const timer = setInterval(() => {
    running = running.then(placeNewborns).catch((error: unknown) => {
      world.log.warn(`a launch of ${chain} got no token`, { err: String(error) })
    })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
