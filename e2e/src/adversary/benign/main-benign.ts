import { writeFileSync } from 'node:fs'
import { startTestEngines } from '@windhover/tools/test/test-engines'
import { runBeside } from '../run-beside.ts'
import { openContest } from '../world/open-contest.ts'
import { describeBenign } from './describe-benign.ts'
import { runBenign } from './run-benign.ts'

/** `node main-benign.ts [file for the results]`: what people do every day, in the same hostile world. */
const beside = runBeside()
const engines = await startTestEngines({ sandbox: true })
beside.add(engines.stop)
Object.assign(process.env, engines.env)
try {
  const contest = await openContest('benign')
  beside.add(contest.stop)
  const result = await runBenign(contest)
  for (const line of describeBenign(result)) process.stdout.write(`${line}\n`)
  const [out] = process.argv.slice(2)
  if (out !== undefined) writeFileSync(out, JSON.stringify(result))
} finally {
  await beside.stopAll()
}
process.exit(0)
