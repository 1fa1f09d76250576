import { join } from 'node:path'
import { readGateConfig } from './gate-config.ts'
import { serveGate } from './platform/durable/serve-gate.ts'
import { createLogger } from './platform/log/logger.ts'
import { closeOnSignal } from './platform/shutdown.ts'

/** Restate asks nobody who they are: it listens on sockets in a folder of its own, and this process in front of them. */
const { host, sockets, ingress, admin } = readGateConfig(process.env)
const log = createLogger({ process: 'restate-gate', instance: '1', level: 'info' })
const gates = await Promise.all([
  serveGate({ host, user: 'windhover', socketPath: join(sockets, 'ingress.sock'), ...ingress }),
  serveGate({ host, user: 'windhover', socketPath: join(sockets, 'admin.sock'), ...admin }),
])
log.info({ ingress: ingress.port, admin: admin.port }, 'the gate of Restate listens')
closeOnSignal({
  log,
  close: async () => {
    await Promise.all(gates.map((gate) => gate.close()))
  },
})
