import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSandbox } from '../composition/run-sandbox.ts'
import { readSandboxOptions } from '../composition/sandbox-options.ts'
import { productEnvironment } from '../world/product-environment.ts'
import { meetTraveller } from './meet-traveller.ts'
import { runTour } from './run-tour.ts'

/** Shows the practice world that runs at `--port`, or one of its own where none runs. */
const options = readSandboxOptions(process.argv.slice(2), process.env)
const isRunning = await fetch(`http://127.0.0.1:${options.ports.http}/health`).then(
  (answer) => answer.ok,
  () => false,
)
const stop = isRunning ? async () => {} : await startOwn()
try {
  process.exitCode = await runTour(await meetTraveller(productEnvironment(options.ports)))
} finally {
  await stop()
}
// Subscriptions that were given up may keep a socket open for a while.
process.exit()

async function startOwn(): Promise<() => Promise<void>> {
  process.stdout.write('starting a practice world for the tour\n')
  const stateDir = mkdtempSync(join(tmpdir(), 'windhover-tour-'))
  const silent = { info: () => {}, warn: (text: string) => process.stderr.write(`${text}\n`) }
  const sandbox = await runSandbox({ ...options, stateDir }, silent)
  return async () => {
    await sandbox.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
