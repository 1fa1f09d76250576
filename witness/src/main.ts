import { NETWORKS } from '@windhover/core/authority/networks'
import { compareNodes } from '@windhover/server/platform/networks/compare-nodes'
import { watchNetworks } from '@windhover/server/platform/networks/watch-networks'
import { createLog, describeError } from '@windhover/signer/log'
import { listenOnSocket } from '@windhover/signer/socket/listen-on-socket'
import { stopOnSignal } from '@windhover/signer/stop-on-signal'
import { buildWitness } from './build-witness.ts'
import { readWitnessConfig } from './config.ts'
import { readWitnessKey } from './key-file.ts'
import { openSources } from './prices/open-sources.ts'

/** Reads prices and chains for itself and signs what it has seen. It writes nothing, and is reached by its socket alone. */
const log = createLog(undefined, 'witness')

async function main(): Promise<void> {
  const config = readWitnessConfig(process.env)
  await watchNetworks({ compare: () => compareNodes(NETWORKS[config.world], config.rpcUrls) })
  const privateKey = await readWitnessKey(config.keyFile)
  const sources = openSources(config, (source, error) =>
    log.warn('a price source has trouble', { source, ...describeError(error) }),
  )
  const { server, key, close } = buildWitness({ ...config, privateKey, sources, log })
  // Before anybody can connect: who sees it listening may ask it to stop at once.
  stopOnSignal({ server, log, close })
  await listenOnSocket(server, {
    path: config.socketPath,
    group: config.socketGroup,
    setting: 'WITNESS_SOCKET',
  })
  log.info('listening', { socket: config.socketPath, world: config.world, key, pid: process.pid })
}

try {
  await main()
} catch (error) {
  log.error('could not start', describeError(error))
  process.exit(1)
}
