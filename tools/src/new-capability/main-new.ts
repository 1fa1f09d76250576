import { REPOSITORY } from '../stack/repository.ts'
import { makeCapability } from './make-capability.ts'

/** `npm run new -- price-alerts "Tells you when a price is reached"` */
const [name, what] = process.argv.slice(2)
if (name === undefined) {
  process.stderr.write('usage: npm run new -- <capability> ["what it does"]\n')
  process.exit(1)
}
try {
  for (const path of makeCapability({ repository: REPOSITORY, name, what }))
    process.stdout.write(`  ${path}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
