import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { runBeside } from '../adversary/run-beside.ts'
import { runTakeover } from './run-takeover.ts'
import { readTakeoverOptions } from './takeover-options.ts'
import { describeResult, findSurprises } from './takeover-result.ts'
import { openWorld } from './world/world.ts'
import { writeTable } from './write-table.ts'

/** `npm run takeover -- --forged 2000 --slots 600 --seed x`: attacks with all secrets of api and worker. */
const options = readTakeoverOptions(process.argv.slice(2))
if (options.isTableOnly) {
  const file = join(REPOSITORY, 'docs/security.md')
  writeFileSync(file, writeTable(readFileSync(file, 'utf8')))
  process.exit()
}
const startedMs = performance.now()
const say = (line: string) => {
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1)
  process.stdout.write(`${seconds.padStart(7)} s ${line}\n`)
}
const beside = runBeside()
try {
  const { world, attacker } = await openWorld(options.seed)
  beside.add(world.stop)
  say('the product runs')
  const result = await runTakeover({ attacker, world, options, say })
  for (const line of describeResult(result)) process.stdout.write(`${line}\n`)
  if (options.out !== null) writeFileSync(options.out, JSON.stringify(result))
  process.exitCode = findSurprises(result).length > 0 ? 1 : 0
} finally {
  await beside.stopAll()
}
process.exit()
