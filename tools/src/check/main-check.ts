import { CHECKS } from './checks.ts'
import { runChecks } from './run-checks.ts'

/** `npm run check` runs all; `npm run check -- types imports` those whose name begins so. */
const wanted = process.argv.slice(2)
const checks = CHECKS.filter(
  (check) => wanted.length === 0 || wanted.some((name) => check.name.startsWith(name)),
)
if (checks.length === 0)
  throw new Error(`no such check; there are: ${CHECKS.map((check) => check.name).join(', ')}`)

const results = await runChecks(checks)
for (const result of results.filter((each) => !each.passed)) {
  process.stdout.write(`\n── ${result.name} ──\n${result.output}\n`)
}
process.stdout.write('\n')
for (const { name, passed, seconds } of results) {
  process.stdout.write(`  ${passed ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s\n`)
}
const failed = results.filter((result) => !result.passed).length
process.stdout.write(`\n${results.length - failed} checks passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
