import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFolders } from '../capabilities/capability-folders.ts'
import { readTable } from '../capabilities/capability-table.ts'
import { compareCapabilities } from '../capabilities/compare-capabilities.ts'
import { CHECKS } from '../check/checks.ts'
import { EXTRAS, type Extra } from './capability-files.ts'
import { copyRepository } from './copy-repository.ts'
import { type MadeCapability, makeCapability } from './make-capability.ts'

const MONEY_NAME = 'gifts'
const READING_NAME = 'price-alerts'
const PLANNED_NAME = 'memberships'
/** Every other choice of extras. */
const OTHERS: Readonly<Record<string, readonly Extra[]>> = {
  [READING_NAME]: ['tool', 'panel'],
  [PLANNED_NAME]: [],
  badges: ['tool'],
  conditional: ['panel'],
  loans: ['intent', 'panel'],
  raffles: ['intent'],
  'group-tips': ['intent', 'tool'],
}

describe('a new capability', () => {
  let copy = { folder: '', remove: () => {} }
  let made: MadeCapability
  let written: readonly string[] = []
  let changes: readonly Change[] = []
  beforeAll(() => {
    copy = copyRepository()
    const repository = copy.folder
    const before = readSources(repository)
    made = makeCapability({ repository, name: MONEY_NAME, what: 'Pays somebody', extras: EXTRAS })
    changes = compareSources(before, readSources(repository))
    const others = Object.entries(OTHERS).map(([name, extras]) =>
      makeCapability({ repository, name, extras }),
    )
    written = [made, ...others].flatMap((each) => each.written)
  })
  afterAll(() => copy.remove())

  const rows = () => readTable(readFileSync(join(copy.folder, 'README.md'), 'utf8'))

  it('lies in one folder per workspace, and changes one line of each list', () => {
    const homes = ['core/src', 'server/src/features', 'signer/src/match', 'web/src/features']
    const isAtHome = (path: string) => homes.some((home) => path.startsWith(`${home}/${MONEY_NAME}/`))
    expect(made.written.filter((path) => !isAtHome(path))).toEqual([])
    expect(changes.filter(({ path }) => !isAtHome(path))).toEqual([
      {
        path: 'README.md',
        lines: 1,
        removed: [],
        added: ['| gifts | Pays somebody | yes | yes | yes | begun |'],
      },
      {
        path: 'core/src/toolbox/tool-list.ts',
        lines: 1,
        removed: [],
        added: ["export { giftsToolWords } from '../gifts/tool-words.ts'"],
      },
      {
        path: 'core/src/transactions/intent-kinds.ts',
        lines: 1,
        removed: [],
        added: ["export { giftsKind } from '../gifts/intents/gifts.ts'"],
      },
    ])
    expect(made.listed.map(({ line }) => line).toSorted()).toEqual([
      "export { giftsKind } from '../gifts/intents/gifts.ts'",
      "export { giftsToolWords } from '../gifts/tool-words.ts'",
    ])
  })

  it('stands in the table with all its folders, or takes over the row of its plan', () => {
    expect(compareCapabilities(rows(), readFolders(copy.folder))).toEqual([])
    expect(rows().filter(({ name }) => name === PLANNED_NAME)).toMatchObject([
      { state: 'begun', server: true },
    ])
  })

  it('is found by the server', { timeout: 60_000 }, async () => {
    const list = `
      const { findFeatures } = await import('./server/src/composition/find-features.ts')
      console.log(JSON.stringify((await findFeatures()).map((feature) => feature.name)))`
    const { output } = await run(copy.folder, 'node', ['--input-type=module', '-e', list])
    expect(JSON.parse(output)).toEqual(expect.arrayContaining([MONEY_NAME, ...Object.keys(OTHERS)]))
  })

  // A kind or a tool can break files that nobody touched, so types and dead code are checked everywhere.
  it.each(['types core', 'types server', 'types web', 'dead-code', 'capabilities'])(
    'passes the check %s of the whole repository',
    { timeout: 240_000 },
    async (name) => {
      const [command = '', ...args] = CHECKS.find((check) => check.name === name)?.command ?? []
      const { output, status } = await run(copy.folder, command, args)
      expect(status, output).toBe(0)
    },
  )

  // These look at one file, or at what it imports.
  it('is formatted, and keeps the rules of lint and imports', { timeout: 120_000 }, async () => {
    const lint = await run(copy.folder, 'biome', ['check', '--error-on-warnings', ...written])
    expect(lint.status, lint.output).toBe(0)
    const imports = await run(copy.folder, 'depcruise', ['--config', '.dependency-cruiser.cjs', ...written])
    expect(imports.status, imports.output).toBe(0)
  })

  it('passes every test that walks kinds, tools and apps, and the tests it begins with', {
    timeout: 120_000,
  }, async () => {
    const walking = ['find-plan', 'find-rules', 'intent-kind-view', 'find-kind-names', 'say-result']
    // How many tools a vault begins with is the product's own measure, which these many would break.
    const toolbox = globSync('core/src/toolbox/*.test.ts', { cwd: copy.folder }).filter(
      (file) => basename(file) !== 'select-tools.test.ts',
    )
    const filters = [...walking, 'find-tool', 'app-registry', ...toolbox]
    const own = [MONEY_NAME, ...Object.keys(OTHERS)].map((name) => `features/${name}/`)
    const { output, status } = await vitest(copy.folder, 'unit', [...filters, ...own])
    expect(status, output).toBe(0)
    const seen = ['kind gifts', 'propose_gifts', 'get_price_alerts', 'panel of price alerts', 'its CSV']
    for (const title of seen) expect(output).toContain(title)
  })

  it('goes from the agent’s tool to the chain and back to Activity', { timeout: 300_000 }, async () => {
    const own = [`features/${MONEY_NAME}/`]
    const { output, status } = await vitest(copy.folder, 'integration', own)
    expect(status, output).toBe(0)
    expect(output).toContain('gifts: from the agent’s tool to card, approval, lane, signer, chain')
  })

  it.each([
    ['Price-Alerts', 'is not a name'],
    ['../outside', 'is not a name'],
    ['price_alerts', 'is not a name'],
    ['platform', 'already means something else'],
    ['vaults', 'exists already'],
    [READING_NAME, 'exists already'],
  ])('refuses the name %s', (name, reason) => {
    expect(() => makeCapability({ repository: copy.folder, name })).toThrow(reason)
  })
})

type Result = { readonly output: string; readonly status: number }

/** The programs of the copy, on its own files. */
function run(folder: string, command: string, args: readonly string[]): Promise<Result> {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const { promise, resolve } = Promise.withResolvers<Result>()
  execFile(join(folder, 'node_modules/.bin', command), args, options, (error, stdout, stderr) => {
    const status = error === null ? 0 : Number(error.code ?? 1)
    resolve({ output: `${stdout}${stderr}`, status })
  })
  return promise
}

function vitest(folder: string, project: string, filters: readonly string[]): Promise<Result> {
  return run(folder, 'vitest', ['run', '--project', project, '--reporter', 'verbose', ...filters])
}

type Change = {
  readonly path: string
  readonly lines: number
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

function readSources(folder: string): ReadonlyMap<string, string> {
  const paths = globSync(['**/*.{ts,tsx,js,cjs,json,jsonc,md,css,html}', '.*.cjs'], {
    cwd: folder,
    exclude: (path) => basename(path) === 'node_modules',
  })
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

function compareSources(
  before: ReturnType<typeof readSources>,
  after: ReturnType<typeof readSources>,
): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .toSorted()
    .map((path) => {
      const old = (before.get(path) ?? '').split('\n')
      const now = (after.get(path) ?? '').split('\n')
      return {
        path,
        lines: now.length - old.length,
        removed: old.filter((line) => !now.includes(line)),
        added: now.filter((line) => !old.includes(line)),
      }
    })
}
