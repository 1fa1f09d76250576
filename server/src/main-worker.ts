import { runWorker } from './composition/run-worker.ts'
import { startProcess } from './composition/start-process.ts'

await startProcess('worker', runWorker)
