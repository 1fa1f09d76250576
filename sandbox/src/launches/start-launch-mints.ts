import type { World } from '../world/world.ts'

const EVERY_MS = 2_000

/** What is born in the market gets its mint on chain: at start all that are alive, then each newborn. */
export async function startLaunchMints(world: World): Promise<() => Promise<void>> {
  let seenUntilMs = world.clock.nowMs()
  for (const launch of world.market.launches.alive(seenUntilMs)) await world.solana.ensureMint(launch.listing)

  let running = Promise.resolve()
  const mintNewborns = async () => {
    const nowMs = world.clock.nowMs()
    const newborns = world.market.launches.bornBetween(seenUntilMs, nowMs)
    seenUntilMs = nowMs
    for (const launch of newborns) await world.solana.ensureMint(launch.listing)
  }
  const timer = setInterval(() => {
    running = running.then(mintNewborns).catch((error: unknown) => {
      world.log.warn('a launch got no mint', { err: String(error) })
    })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
