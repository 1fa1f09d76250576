import Fastify, { type FastifyInstance } from 'fastify'
import { mountEvmRpc } from '../chains/evm/mount-evm-rpc.ts'
import { mountHederaRpc } from '../chains/hedera/mount-hedera-rpc.ts'
import { mountControl } from '../control/mount-control.ts'
import type { Double } from '../doubles/double.ts'
import { mountDouble } from '../doubles/mount-doubles.ts'
import { mountExplorer } from '../explorer/mount-explorer.ts'
import { mountFaucet } from '../faucet/mount-faucet.ts'
import { mountLogos } from '../logos/mount-logos.ts'
import type { World } from '../world/world.ts'

const BODY_LIMIT_BYTES = 4 * 2 ** 20

/** One HTTP server for everything that speaks HTTP. It says that it is ready when `open` is called. */
export async function serveWorld(options: {
  world: World
  doubles: readonly Double[]
  host: string
  productUrl: string | null
}): Promise<{ readonly open: () => void; readonly close: () => Promise<void> }> {
  const { world, doubles, productUrl } = options
  const { faults } = world
  const app: FastifyInstance = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
  })
  let isReady = false
  app.get('/health', async (_request, reply) => reply.status(isReady ? 200 : 503).send({ ready: isReady }))
  mountControl(app, world, doubles)
  mountLogos(app, world)
  mountExplorer(app, { world, productUrl })
  mountFaucet(app, world)
  mountEvmRpc(app, { chain: world.evm.ethereum, faults })
  mountEvmRpc(app, { chain: world.evm.bsc, faults })
  mountHederaRpc(app, { chain: world.hedera, faults })
  for (const double of doubles) await mountDouble(app, double, world)
  await app.listen({ port: world.ports.http, host: options.host })
  return {
    open: () => {
      isReady = true
    },
    close: () => app.close(),
  }
}
