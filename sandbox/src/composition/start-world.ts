import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEvmChain } from '../chains/evm/start-evm-chain.ts'
import { startHederaChain } from '../chains/hedera/start-hedera-chain.ts'
import { startSolanaChain } from '../chains/solana/start-solana-chain.ts'
import { createFaultBoard } from '../faults/fault-board.ts'
import { createMarket } from '../market/create-market.ts'
import { createMarketClock } from '../market/market-clock.ts'
import { buildUniverse } from '../universe/build-universe.ts'
import type { SandboxLog, World } from '../world/world.ts'
import type { SandboxOptions } from './sandbox-options.ts'

export type StartedWorld = { readonly world: World; readonly stop: () => Promise<void> }

/** The market and four chains, started side by side; if one of them cannot start, none stays. */
export async function startWorld(options: SandboxOptions, log: SandboxLog): Promise<StartedWorld> {
  const { ports, seed, stateDir, cacheDir, stress } = options
  const universe = buildUniverse(seed)
  const market = createMarket({ seed, universe })
  const clock = createMarketClock({ speed: options.speed })
  const faults = createFaultBoard()
  const on = (name: string) => {
    const home = join(stateDir, name)
    mkdirSync(home, { recursive: true })
    const rpcUrl = `http://127.0.0.1:${ports.http}/rpc/${name}`
    const pace = options.blockTimeMs === null ? {} : { blockTimeMs: options.blockTimeMs }
    return { universe, market, clock, cacheDir, seed, log, stateDir: home, rpcUrl, ...pace }
  }
  const [ethereum, bsc, hedera, solana] = await allOrNone([
    startEvmChain({ ...on('ethereum'), name: 'ethereum', nodePort: ports.ethereumNode }),
    startEvmChain({ ...on('bsc'), name: 'bsc', nodePort: ports.bscNode }),
    startHederaChain({ ...on('hedera'), nodePort: ports.hederaNode }),
    startSolanaChain({ ...on('solana'), ports, host: options.host, faults }),
  ])
  const evm = { ethereum, bsc, hedera }
  return {
    world: { ports, seed, stateDir, stress, clock, universe, market, faults, evm, hedera, solana, log },
    stop: async () => {
      await Promise.all([ethereum, bsc, hedera, solana].map((chain) => chain.stop()))
    },
  }
}

type Stoppable = { readonly stop: () => Promise<void> }

async function allOrNone<const Chains extends readonly Promise<Stoppable>[]>(
  starting: Chains,
): Promise<{ -readonly [Index in keyof Chains]: Awaited<Chains[Index]> }> {
  try {
    return (await Promise.all(starting)) as { -readonly [Index in keyof Chains]: Awaited<Chains[Index]> }
  } catch (error) {
    const started = await Promise.allSettled(starting)
    await Promise.allSettled(started.map(async (chain) => chain.status === 'fulfilled' && chain.value.stop()))
    throw error
  }
}
