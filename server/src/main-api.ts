import { runApi } from './composition/run-api.ts'
import { startProcess } from './composition/start-process.ts'

await startProcess('api', runApi)
