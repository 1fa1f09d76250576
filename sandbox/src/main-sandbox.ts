import { createLog } from './composition/create-log.ts'
import { describeSandbox } from './composition/describe-sandbox.ts'
import { runSandbox } from './composition/run-sandbox.ts'
import { readSandboxOptions } from './composition/sandbox-options.ts'

const log = createLog(process.stdout)
const options = readSandboxOptions(process.argv.slice(2), process.env)
const startedMs = performance.now()
const sandbox = await runSandbox(options, log)
log.info(`the practice world started in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
if (process.stdout.isTTY || process.env.npm_lifecycle_event === 'sandbox') {
  process.stdout.write(describeSandbox(sandbox, options))
}

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.warn('the practice world did not end in order', { err: String(error) })
        process.exit(1)
      },
    )
  })
}
