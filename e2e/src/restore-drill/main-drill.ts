import { parseArgs } from 'node:util'
import { describeDrill, judgeDrill } from './judge-drill.ts'
import { runDrill } from './run-drill.ts'

/** `npm run restore:drill -- --vaults 50`: loses everything on purpose, on databases of its own. */
const { values } = parseArgs({ options: { vaults: { type: 'string', default: '25' } } })
const vaults = Number(values.vaults)
if (!Number.isInteger(vaults) || vaults < 1) throw new Error('--vaults: a number from 1')
const result = await runDrill({ vaults })
const problems = judgeDrill(result)
for (const line of [...describeDrill(result), ...problems]) process.stdout.write(`${line}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
