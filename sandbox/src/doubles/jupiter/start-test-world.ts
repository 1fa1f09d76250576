import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import Fastify from 'fastify'
import { startSolanaChain } from '../../chains/solana/start-solana-chain.ts'
import { createFaultBoard } from '../../faults/fault-board.ts'
import { createMarket } from '../../market/create-market.ts'
import { createMarketClock } from '../../market/market-clock.ts'
import { buildUniverse } from '../../universe/build-universe.ts'
import type { World } from '../../world/world.ts'
import type { Double } from '../double.ts'
import { mountDouble } from '../mount-doubles.ts'

const SEED = 'doubles of solana'
const CACHE_DIR = new URL('../../../../.cache/sandbox/', import.meta.url).pathname

export type TestWorld = {
  readonly world: World
  readonly url: string
  /** A wallet with these lamports and tokens. */
  readonly wallet: (lamports: bigint, tokens?: Readonly<Record<string, bigint>>) => Promise<KeyPairSigner>
  readonly stop: () => Promise<void>
}

/** The real SVM, market and universe with some doubles in front; the other chains are not needed here. */
export async function startTestWorld(
  doubles: readonly Double[],
  freePorts: readonly number[],
): Promise<TestWorld> {
  const [http = 0, solanaRpc = 0, solanaWs = 0] = freePorts
  const ports = { http, solanaRpc, solanaWs, ethereumNode: 0, bscNode: 0, hederaNode: 0 }
  const stateDir = mkdtempSync(join(tmpdir(), 'windhover-doubles-'))
  const log = { info: () => undefined, warn: () => undefined }
  const universe = buildUniverse(SEED)
  const faults = createFaultBoard()
  const shared = { ports, seed: SEED, stateDir, universe, faults, log }
  const solana = await startSolanaChain({ ...shared, cacheDir: CACHE_DIR })
  const world: World = {
    ...shared,
    stress: false,
    clock: createMarketClock(),
    market: createMarket({ seed: SEED, universe }),
    solana,
    get evm(): World['evm'] {
      throw new Error('there is no EVM in this test')
    },
    get hedera(): World['hedera'] {
      throw new Error('there is no Hedera in this test')
    },
  }
  const app = Fastify({ forceCloseConnections: true })
  for (const double of doubles) await mountDouble(app, double, world)
  await app.listen({ port: http, host: '127.0.0.1' })
  const stops = doubles.flatMap((double) => double.run?.(world) ?? [])
  return {
    world,
    url: `http://127.0.0.1:${http}`,
    wallet: async (lamports, tokens = {}) => {
      const owner = await generateKeyPairSigner()
      const gifts = Object.entries(tokens).map(([mint, amountRaw]) => ({ mint, amountRaw }))
      await solana.fund(owner.address, { lamports, tokens: gifts })
      return owner
    },
    stop: async () => {
      for (const stop of stops) await stop()
      await app.close()
      await solana.stop()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
