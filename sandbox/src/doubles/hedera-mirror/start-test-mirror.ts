import { freePort } from '@windhover/testkit/free-port'
import Fastify from 'fastify'
import { mountHederaRpc } from '../../chains/hedera/mount-hedera-rpc.ts'
import { startTestHedera, type TestHedera } from '../../chains/hedera/start-test-hedera.ts'
import { createFaultBoard } from '../../faults/fault-board.ts'
import { createMarket } from '../../market/create-market.ts'
import { createMarketClock } from '../../market/market-clock.ts'
import type { World } from '../../world/world.ts'
import type { Double } from '../double.ts'
import { mountDouble } from '../mount-doubles.ts'

export type TestMirror = {
  readonly hedera: TestHedera
  readonly world: World
  readonly url: string
  readonly get: (path: string, headers?: Record<string, string>) => Promise<MirrorAnswer>
  readonly stop: () => Promise<void>
}

export type MirrorAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

/** The real node, market and universe with some doubles in front; the other chains are not needed here. */
export async function startTestMirror(doubles: readonly Double[]): Promise<TestMirror> {
  const hedera = await startTestHedera()
  const port = await freePort()
  const { universe, stateDir, log } = hedera.options
  const world: World = {
    ports: {
      http: port,
      solanaRpc: 0,
      solanaWs: 0,
      ethereumNode: 0,
      bscNode: 0,
      hederaNode: hedera.options.nodePort,
    },
    seed: 'windhover',
    stateDir,
    stress: false,
    clock: createMarketClock(),
    universe,
    market: createMarket({ seed: 'windhover', universe }),
    faults: createFaultBoard(),
    get hedera() {
      return hedera.chain
    },
    get evm(): World['evm'] {
      throw new Error('there is no other EVM in this test')
    },
    get solana(): World['solana'] {
      throw new Error('there is no Solana in this test')
    },
    log,
  }
  const app = Fastify({ forceCloseConnections: true })
  mountHederaRpc(app, { chain: hedera.chain, faults: world.faults })
  for (const double of doubles) await mountDouble(app, double, world)
  await app.listen({ port, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${port}`
  return {
    hedera,
    world,
    url,
    get: async (path, headers = {}) => {
      const response = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(5_000) })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    stop: async () => {
      await app.close()
      await hedera.stop()
    },
  }
}
