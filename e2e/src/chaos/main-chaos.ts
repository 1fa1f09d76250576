import { execFileSync } from 'node:child_process'
import { readChaosOptions } from './chaos-options.ts'
import { openProgress } from './progress-file.ts'
import { describeResult, type RoundResult, sumRounds } from './round-result.ts'
import { runRound } from './run-round.ts'

/** `npm run chaos -- money --intents 500 --kills 50 --seed x`: real processes, killed while they move money. */
const options = readChaosOptions(process.argv.slice(2))
const print = (line: string) => process.stdout.write(`${line}\n`)
const startedMs = Date.now()
const say = (line: string) => {
  if (options.isLoud) print(`  ${((Date.now() - startedMs) / 1_000).toFixed(1)} ${line}`)
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const progress = openProgress<RoundResult>(options.progress, { resume: options.resume, commit })
const results: RoundResult[] = []
for (const round of options.rounds) {
  const known = progress.finished.find((each) => each.seed === round.seed)
  const what = `round ${round.seed}: ${round.intents} intents, ${round.kills} kills`
  print(known === undefined ? what : `${what}, finished before`)
  const result = known ?? (await runRound({ ...round, say }))
  if (known === undefined) {
    progress.add(result)
    print(`  ${Math.round(result.durationMs / 1_000)} s, ${result.violations.length} violations`)
  }
  results.push(result)
}
const all = sumRounds(options.seed, results)
for (const line of describeResult(all, commit)) print(line)
process.exitCode = all.violations.length > 0 ? 1 : 0
