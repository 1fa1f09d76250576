import { readCommit } from './harness/commit.ts'
import { findBenches } from './harness/find-benches.ts'

/** `npm run bench` lists; `npm run bench -- <name> [--json]` runs. */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const asJson = process.argv.includes('--json')
const benches = await findBenches()
const print = (line: string) => process.stdout.write(`${line}\n`)

if (names.length === 0) {
  for (const bench of benches) print(`${bench.name.padEnd(16)} ${bench.summary}`)
}
for (const name of names) {
  const bench = benches.find((one) => one.name === name)
  if (bench === undefined) throw new Error(`there is no bench '${name}': npm run bench lists them`)
  const { ours, bare, notes = [] } = await bench.run()
  const ratio = Math.round((ours / bare) * 1000) / 1000
  const { goal, unit } = bench
  if (asJson) print(JSON.stringify({ name, ours, bare, ratio, goal, unit, commit: await readCommit() }))
  else {
    print(`${name}: ${bench.summary}`)
    print(`  ours  ${ours.toLocaleString('en')} ${unit}`)
    print(`  bare  ${bare.toLocaleString('en')} ${unit}`)
    print(`  ratio ${ratio} (goal ${goal}: ${ratio >= goal ? 'reached' : 'missed'})`)
    for (const note of notes) print(`  ${note}`)
  }
}
