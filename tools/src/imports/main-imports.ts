import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'
import { type CruisedModule, missedImports } from './missed-imports.ts'

const FOLDERS = ['core', 'server', 'signer', 'witness', 'web', 'testkit', 'sandbox', 'e2e', 'bench', 'tools']
/** Hold the text of files that are yet to be written. */
const TEMPLATES = /^tools\/src\/new-capability\/\w+-files\.ts$/

type Cruise = {
  readonly modules: readonly CruisedModule[]
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
    }[]
  }
}

/** Who may import whom, and that the reader of the rules has seen every import. */
const { modules, summary } = cruise()
const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
const files = globSync(`{${FOLDERS}}/src/**/*.{ts,tsx}`, { cwd: REPOSITORY })
const sources = files
  .filter((file) => !TEMPLATES.test(file))
  .map((file) => ({ file, text: readFileSync(join(REPOSITORY, file), 'utf8') }))
const missed = missedImports(sources, modules).map((each) => `not seen by the cruiser: ${each}`)
for (const line of [...broken, ...missed]) process.stdout.write(`${line}\n`)
process.stdout.write(`${modules.length} modules, ${broken.length + missed.length} faults\n`)
process.exitCode = broken.length + missed.length === 0 ? 0 : 1

function cruise(): Cruise {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...FOLDERS]
  const output = execFileSync(join(REPOSITORY, 'node_modules/.bin/depcruise'), args, {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  return JSON.parse(output)
}
