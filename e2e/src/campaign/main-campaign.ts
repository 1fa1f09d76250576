import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetFigures, readFigures } from '@windhover/testkit/campaign-figures'
import { CAMPAIGNS, type Campaign, type CampaignName } from '@windhover/testkit/campaigns'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { writeRow } from './write-row.ts'

/** `npm run campaign -- money` runs the full size and writes its row of figures; without a name, the sizes. */
const COUNTERS = join(REPOSITORY, 'docs/counters.md')
const print = (line: string) => process.stdout.write(`${line}\n`)

const [name] = process.argv.slice(2)
if (name === undefined) for (const line of listCampaigns()) print(line)
else if (isCampaign(name)) process.exitCode = await runFull(name)
else throw new Error(`no campaign ${name}; there are ${Object.keys(CAMPAIGNS).join(', ')}`)

/** Figures of a run that failed are shown and not written down. */
async function runFull(name: CampaignName): Promise<number> {
  const { kind, file, title, what, goal, full }: Campaign = CAMPAIGNS[name]
  const only = title === undefined ? [] : ['-t', title]
  forgetFigures(name)
  const commit = describeCommit()
  const startedMs = performance.now()
  const child = spawn(process.execPath, ['tools/src/test/main-test.ts', kind, file, ...only], {
    cwd: REPOSITORY,
    env: { ...process.env, CAMPAIGN_SIZE: 'full' },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  const seconds = Math.round((performance.now() - startedMs) / 1_000)
  if (code !== 0) {
    print(`${name} failed after ${seconds} s; docs/counters.md stays as it was`)
    return 1
  }
  const { size, figures } = readFigures(name)
  if (size !== 'full') throw new Error(`the figures of ${name} are those of a ${size} run`)
  const row = {
    name,
    what: `${what}: ${describeSize(full)}`,
    goal,
    measured: `${figures}; ${seconds.toLocaleString('en')} s`,
    command: `npm run campaign -- ${name}`,
    commit,
    date: new Date().toISOString().slice(0, 10),
  }
  writeFileSync(COUNTERS, writeRow(readFileSync(COUNTERS, 'utf8'), row))
  print(`${name}: ${row.measured}; written to docs/counters.md`)
  return 0
}

function listCampaigns(): readonly string[] {
  return Object.entries(CAMPAIGNS).flatMap(([each, { what, gate, full }]) => [
    `${each.padEnd(12)}${what}`,
    `${''.padEnd(12)}gate ${describeSize(gate)}; full ${describeSize(full)}`,
  ])
}

function describeSize(size: Campaign['full']): string {
  return Object.entries(size)
    .map(([unit, count]) => `${count.toLocaleString('en')} ${unit}`)
    .join(', ')
}

/** What ran is what is committed, or it says so. */
function describeCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
}

function isCampaign(text: string): text is CampaignName {
  return Object.hasOwn(CAMPAIGNS, text)
}
