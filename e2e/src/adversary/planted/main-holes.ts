import { writeFileSync } from 'node:fs'
import { startTestEngines } from '@windhover/tools/test/test-engines'
import { runBeside } from '../run-beside.ts'
import { registerPlanted } from './register-planted.ts'

/** FOR TESTS ONLY: one product, one hole after the other. `node main-holes.ts <file for the results> [hole …]` */
registerPlanted(new URL('./modules/', import.meta.url))
const beside = runBeside()
const engines = await startTestEngines({ sandbox: true })
beside.add(engines.stop)
Object.assign(process.env, engines.env)
try {
  // Loaded only now: what was loaded before cannot be replaced any more.
  const { runHoles } = await import('./run-holes.ts')
  const [out, ...named] = process.argv.slice(2)
  const results = await runHoles({
    named,
    beside,
    say: (line) => process.stdout.write(`${line}\n`),
  })
  if (out !== undefined) writeFileSync(out, JSON.stringify(results))
} finally {
  await beside.stopAll()
}
process.exit(0)
