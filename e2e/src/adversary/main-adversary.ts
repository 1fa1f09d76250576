import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { startTestEngines } from '@windhover/tools/test/test-engines'
import { openProgress } from '../chaos/progress-file.ts'
import { type RoundOptions, readAdversaryOptions } from './adversary-options.ts'
import { describeBenign } from './benign/describe-benign.ts'
import { runBenign } from './benign/run-benign.ts'
import { type ContestResult, sumResults, toResult } from './contest-result.ts'
import { describeResult } from './describe-result.ts'
import { runBeside } from './run-beside.ts'
import { runOthers } from './run-others.ts'
import { runRound } from './run-round.ts'
import { openMarket } from './world/market.ts'
import { type Contest, openContest } from './world/open-contest.ts'

/** `npm run adversary -- --actions 20000 --contexts 2000 --seed x`: the model is the attacker; funds are counted. */
const options = readAdversaryOptions(process.argv.slice(2))
const print = (line: string) => process.stdout.write(`${line}\n`)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const progress = openProgress<ContestResult>(options.progress, { resume: options.resume, commit })
const results: ContestResult[] = []
const beside = runBeside()
const engines = await startTestEngines({ sandbox: true })
Object.assign(process.env, engines.env)
beside.add(engines.stop)
try {
  for (const round of options.rounds) {
    const known = progress.finished.find(({ seed }) => seed === round.seed)
    const what = `round ${round.seed}: ${round.actions} actions, ${round.contexts} contexts`
    print(known === undefined ? what : `${what}, finished before`)
    const result = known ?? (await play(round))
    if (known === undefined) {
      progress.add(result)
      const seconds = Math.round(result.durationMs / 1_000)
      print(`  ${seconds} s, ${result.violations.length} violations, $${result.movedUsd.toFixed(2)} moved`)
    }
    results.push(result)
  }
} finally {
  await beside.stopAll()
}
const all = sumResults(options.seed, results)
for (const line of describeResult(all, commit)) print(line)
if (options.out !== null) writeFileSync(options.out, JSON.stringify(all))
const others = options.isWhole ? await runOthers() : []
for (const { line } of others) print(line)
process.exit(all.violations.length > 0 || others.some(({ isGood }) => !isGood) ? 1 : 0)

async function play(round: RoundOptions): Promise<ContestResult> {
  const contest = await openContest(round.seed)
  beside.add(contest.stop)
  try {
    // Before any attack: what the attacker publishes stays.
    if (round === options.rounds[0] && options.benignOut !== null)
      await playBenign(contest, options.benignOut)
    const startedMs = performance.now()
    const outcome = await runRound(contest, openMarket(), {
      ...round,
      whenTold: (tally) => {
        const seconds = Math.round((performance.now() - startedMs) / 1_000)
        print(`  ${seconds} s: ${tally.actions()} actions, ${tally.contexts()} contexts`)
      },
    })
    return toResult(round.seed, outcome)
  } finally {
    await beside.stopLast()
  }
}

async function playBenign(contest: Contest, out: string): Promise<void> {
  const result = await runBenign(contest)
  for (const line of describeBenign(result)) print(line)
  writeFileSync(out, JSON.stringify(result))
}
