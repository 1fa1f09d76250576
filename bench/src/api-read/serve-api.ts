import { findFeatures } from '@windhover/server/composition/find-features'
import { runApi } from '@windhover/server/composition/run-api'
import { readConfig } from '@windhover/server/config'
import { createLogger } from '@windhover/server/platform/log/logger'
import { closeOnSignal } from '@windhover/server/platform/shutdown'
import { reportToBench } from '../harness/report-to-bench.ts'
import { benchFeature } from './bench-feature.ts'

/** The api process as it is run, with every feature, plus the one route that is measured. */
const config = readConfig(process.env)
const log = createLogger({ process: 'api', instance: config.instance, level: config.logLevel })
const api = await runApi({ config, log, features: [...(await findFeatures()), benchFeature] })
closeOnSignal({ log, close: api.close })
reportToBench(`http://127.0.0.1:${api.port}`)
