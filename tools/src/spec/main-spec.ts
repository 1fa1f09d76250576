import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '../stack/repository.ts'
import { TEST_KINDS } from '../test/test-kinds.ts'
import { type Coverage, judgeRequirements } from './judge-requirements.ts'
import { type Report, readReports } from './read-reports.ts'
import { readRequirements } from './read-requirements.ts'

/** `npm run spec`, `npm run spec -- --json`, `npm run spec -- --missing vaults` */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, missing: { type: 'string' } } })
const requirements = readRequirements(join(REPOSITORY, 'docs/spec/requirements.tsv'))
const reports = readReports(join(REPOSITORY, 'reports'))
const coverage = judgeRequirements(
  requirements,
  reports.flatMap((report) => report.outcomes),
)

const write = (line: string) => process.stdout.write(`${line}\n`)
if (values.json) printJson()
else if (values.missing !== undefined) printMissing(coverage, values.missing)
else printTable(coverage, reports)

for (const { id, title, file } of coverage.unknown) {
  process.stderr.write(`unknown requirement ${id} in "${title}" (${file})\n`)
}
if (coverage.unknown.length > 0) process.exitCode = 1

function printJson(): void {
  const capabilities = coverage.capabilities.map(({ open, ...counts }) => ({
    ...counts,
    open: open.map((one) => one.id),
  }))
  const runs = reports.map(({ kind, writtenAt, outcomes }) => ({ kind, writtenAt, tests: outcomes.length }))
  write(JSON.stringify({ ...coverage, capabilities, reports: runs }, null, 2))
}

function printMissing(from: Coverage, name: string): void {
  const found = from.capabilities.find((one) => one.capability === name)
  if (!found)
    throw new Error(
      `no capability "${name}" among: ${from.capabilities.map((one) => one.capability).join(', ')}`,
    )
  for (const { id, text } of found.open) write(`${id}  ${text}`)
  write(`${found.open.length} of ${found.total} open`)
}

function printTable(from: Coverage, of: readonly Report[]): void {
  for (const { capability, proven, total } of from.capabilities) {
    write(`  ${capability.padEnd(14)} ${String(proven).padStart(4)} / ${total}`)
  }
  write(`  ${'sum'.padEnd(14)} ${String(from.proven).padStart(4)} / ${from.total}`)
  for (const kind of TEST_KINDS) {
    if (!of.some((report) => report.kind === kind)) write(`  no full run of the ${kind} tests yet`)
  }
}
