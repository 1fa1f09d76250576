import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWalletClient, http, type WalletClient } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createMarket } from '../../market/create-market.ts'
import type { Market } from '../../market/market.ts'
import { buildUniverse } from '../../universe/build-universe.ts'
import type { Universe } from '../../universe/listing.ts'
import type { SandboxLog } from '../../world/world.ts'
import type { EvmChain } from './evm-chain.ts'
import { startEvmChain } from './start-evm-chain.ts'

/** The cache of every practice world on this machine, so that tests furnish no chain that is there already. */
const CACHE = fileURLToPath(new URL('../../../../.cache/sandbox/', import.meta.url))
const SEED = 'windhover'
/** Quick, and yet slow enough for a transaction to be seen pending. */
const BLOCK_TIME_MS = 150

export type TestChains = {
  readonly stateDir: string
  readonly universe: Universe
  readonly market: Market
  readonly log: SandboxLog
  /** Starts one, or starts it again after its end, on the same state. */
  readonly start: (name: 'ethereum' | 'bsc') => Promise<EvmChain>
  readonly stop: () => Promise<void>
}

/** Chains in a folder of their own that is gone after the test. */
export async function openTestChains(): Promise<TestChains> {
  const stateDir = await mkdtemp(join(tmpdir(), 'windhover-evm-'))
  const universe = buildUniverse(SEED)
  const market = createMarket({ seed: SEED, universe })
  const log: SandboxLog = { info: () => undefined, warn: () => undefined }
  const chains: EvmChain[] = []
  return {
    stateDir,
    universe,
    market,
    log,
    start: async (name) => {
      const nodePort = await anyPort()
      const shared = {
        universe,
        market,
        log,
        cacheDir: CACHE,
        clock: { nowMs: Date.now },
        blockTimeMs: BLOCK_TIME_MS,
      }
      const chain = await startEvmChain({
        ...shared,
        name,
        nodePort,
        rpcUrl: '',
        stateDir: join(stateDir, name),
      })
      chains.push(chain)
      return chain
    },
    stop: async () => {
      await Promise.all(chains.map((chain) => chain.stop()))
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export type Visitor = { readonly account: PrivateKeyAccount; readonly wallet: WalletClient }

/** Somebody with a key of their own and nothing else yet. */
export function newVisitor(chain: EvmChain, rpcUrl = chain.nodeUrl): Visitor {
  const account = privateKeyToAccount(generatePrivateKey())
  const transport = http(rpcUrl, { retryCount: 0 })
  const wallet = createWalletClient({ account, chain: chain.node.chain, transport })
  return { account, wallet }
}
