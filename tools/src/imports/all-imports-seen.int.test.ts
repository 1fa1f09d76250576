import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '../check/checks.ts'
import { REPOSITORY } from '../stack/repository.ts'

/** Holds the text of files that are yet to be written. */
const TEMPLATES = 'tools/src/new-capability/capability-files.ts'

/** A rule is worth what its reader sees. Its parser is young, so a plain search for imports keeps an eye on it. */
const IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

type Module = { readonly source: string; readonly dependencies: readonly { readonly module: string }[] }

describe('the import check', () => {
  it('sees every import of every file', { timeout: 180_000 }, () => {
    const check = CHECKS.find(({ name }) => name === 'imports')
    const [, ...args] = check?.command ?? []
    const output = execFileSync(
      join(REPOSITORY, 'node_modules/.bin/depcruise'),
      [...args, '--output-type', 'json'],
      {
        cwd: REPOSITORY,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
      },
    )
    const { modules }: { modules: Module[] } = JSON.parse(output)
    const seen = new Map(
      modules.map(({ source, dependencies }) => [source, new Set(dependencies.map((each) => each.module))]),
    )
    const files = globSync('{core,server,signer,web,testkit,e2e,bench,tools}/src/**/*.{ts,tsx}', {
      cwd: REPOSITORY,
    })
    const missed = files
      .filter((file) => file !== TEMPLATES)
      .flatMap((file) =>
        [...readFileSync(join(REPOSITORY, file), 'utf8').matchAll(IMPORT)]
          .map(([, specifier = '']) => specifier.replace(/^node:/, ''))
          .filter((specifier) => !seen.get(file)?.has(specifier))
          .map((specifier) => `${file}: ${specifier}`),
      )
    expect(files.length).toBeGreaterThan(300)
    expect(missed).toEqual([])
  })
})
