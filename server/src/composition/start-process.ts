import { type Config, readConfig } from '../config.ts'
import { createLogger, type Logger } from '../platform/log/logger.ts'
import { closeOnSignal } from '../platform/shutdown.ts'
import type { Feature } from './feature.ts'
import { findFeatures } from './find-features.ts'
import type { RunningProcess } from './run-api.ts'

/** What the main files share: read the environment, find the features, run, and end in order. */
export async function startProcess(
  name: 'api' | 'worker',
  run: (options: { config: Config; log: Logger; features: readonly Feature[] }) => Promise<RunningProcess>,
): Promise<void> {
  const config = readConfig(process.env)
  const log = createLogger({ process: name, instance: config.instance, level: config.logLevel })
  process.on('unhandledRejection', (error) => {
    // The state is unknown from here on; another instance takes over.
    log.fatal({ err: error }, 'unhandled rejection')
    process.exit(1)
  })
  const running = await run({ config, log, features: await findFeatures() })
  closeOnSignal({ log, close: running.close })
}
