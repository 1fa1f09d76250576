import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'

const WORKSPACES = ['core', 'server', 'signer', 'witness', 'web', 'sandbox']
const VENDORS = ['zod', 'postgres', 'viem', 'drizzle-orm', 'pkcs11js']

export type Finding = { readonly rule: string; readonly from: string; readonly to: string }
export type Arrow = { readonly from: string; readonly to: string; readonly typeOnly: boolean }

/** Runs the repository's own import rules over a tree of the given files. */
export function cruiseTree(files: Readonly<Record<string, string>>): {
  findings: Finding[]
  arrows: Arrow[]
} {
  const root = mkdtempSync(join(tmpdir(), 'windhover-imports-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    for (const name of WORKSPACES) {
      write(
        `${name}/package.json`,
        JSON.stringify({ name: `@windhover/${name}`, exports: { './*': './src/*.ts' } }),
      )
      mkdirSync(join(root, 'node_modules/@windhover'), { recursive: true })
      symlinkSync(`../../${name}`, join(root, 'node_modules/@windhover', name))
    }
    for (const name of VENDORS) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }))
      write(`node_modules/${name}/dist/index.js`, 'export const value = 1\n')
    }
    for (const [path, text] of Object.entries(files)) write(path, text)
    return runCruiser(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

type CruiseResult = {
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] }
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { resolved: string; dependencyTypes: readonly string[] }[]
  }[]
}

function runCruiser(root: string): { findings: Finding[]; arrows: Arrow[] } {
  const binary = join(REPOSITORY, 'node_modules/.bin/depcruise')
  const config = join(REPOSITORY, '.dependency-cruiser.cjs')
  const args = [binary, '--config', config, '--output-type', 'json', ...WORKSPACES]
  const output = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const result: CruiseResult = JSON.parse(output)
  return {
    findings: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    arrows: result.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, dependencyTypes }) => ({
        from: source,
        to: resolved,
        typeOnly: dependencyTypes.includes('type-only'),
      })),
    ),
  }
}
