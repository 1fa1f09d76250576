import { mkdirSync, rmSync } from 'node:fs'
import { startArbitrage } from '../chains/evm/arbitrage.ts'
import type { Double } from '../doubles/double.ts'
import { findDoubles } from '../doubles/mount-doubles.ts'
import { startLaunchTokens } from '../launches/start-launch-tokens.ts'
import type { SandboxLog, World } from '../world/world.ts'
import type { SandboxOptions } from './sandbox-options.ts'
import { serveWorld } from './serve-world.ts'
import { startWorld } from './start-world.ts'

export type RunningSandbox = {
  readonly world: World
  readonly doubles: readonly Double[]
  readonly stop: () => Promise<void>
}

/** Starts chains, market and doubles; what fails on the way ends what already runs. */
export async function runSandbox(options: SandboxOptions, log: SandboxLog): Promise<RunningSandbox> {
  if (options.fresh) rmSync(options.stateDir, { recursive: true, force: true })
  mkdirSync(options.stateDir, { recursive: true })
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  try {
    const { world, stop: stopWorld } = await startWorld(options, log)
    stops.push(stopWorld)
    const doubles = await findDoubles()
    const server = await serveWorld({ world, doubles, host: options.host, productUrl: options.productUrl })
    stops.push(server.close)
    stops.push(await startLaunchTokens(world))
    stops.push(await startArbitrage(world))
    for (const double of doubles) if (double.run) stops.push(double.run(world))
    server.open()
    return { world, doubles, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
