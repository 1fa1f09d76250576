import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFolders } from '../capabilities/capability-folders.ts'
import { readTable } from '../capabilities/capability-table.ts'
import { compareCapabilities } from '../capabilities/compare-capabilities.ts'
import { capabilityFiles } from './capability-files.ts'
import { copyRepository } from './copy-repository.ts'
import { makeCapability } from './make-capability.ts'

const NEW_NAME = 'price-alerts'
const PLANNED_NAME = 'leaderboard'

describe('a new capability', () => {
  let copy = { folder: '', remove: () => {} }
  beforeAll(() => {
    copy = copyRepository()
    makeCapability({ repository: copy.folder, name: NEW_NAME, what: 'Tells when a price is reached' })
    makeCapability({ repository: copy.folder, name: PLANNED_NAME })
  })
  afterAll(() => copy.remove())

  const rows = () => readTable(readFileSync(join(copy.folder, 'README.md'), 'utf8'))

  const run = (command: string, args: readonly string[]) => {
    const bin = join(copy.folder, 'node_modules/.bin', command)
    const result = spawnSync(bin, args, { cwd: copy.folder, encoding: 'utf8' })
    if (result.error) throw result.error
    return result
  }
  const foldersOf = (name: string) =>
    [...new Set(Object.keys(capabilityFiles(name)).map((path) => dirname(path)))].toSorted()

  it('stands in the table with all its folders', () => {
    expect(compareCapabilities(rows(), readFolders(copy.folder))).toEqual([])
    expect(rows().find((row) => row.name === NEW_NAME)).toEqual({
      name: NEW_NAME,
      what: 'Tells when a price is reached',
      core: true,
      server: true,
      web: true,
      state: 'begun',
    })
  })

  it('takes over the row of its plan', () => {
    expect(rows().filter((row) => row.name === PLANNED_NAME)).toMatchObject([
      { state: 'begun', server: true },
    ])
  })

  // Only the new folders, and what they import: all the rest is checked by `npm run check`.
  it.each(['core/tsconfig.json', 'tsconfig.json', 'web/tsconfig.json'])(
    'has the types of %s',
    {
      timeout: 120_000,
    },
    (config) => {
      const own = config.startsWith('web') ? /^web/ : config.startsWith('core') ? /^core/ : /^(core|server)/
      const include = foldersOf(NEW_NAME).filter((folder) => own.test(folder))
      expect(include).not.toEqual([])
      const only = join(copy.folder, dirname(config), 'tsconfig.new.json')
      const paths = include.map((folder) => join(copy.folder, folder))
      writeFileSync(only, JSON.stringify({ extends: './tsconfig.json', include: paths, exclude: [] }))
      const { stdout, status } = run('tsc', ['-p', only])
      expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
    },
  )

  it('keeps the rules of imports', { timeout: 120_000 }, () => {
    const { stdout, status } = run('depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      ...foldersOf(NEW_NAME),
    ])
    expect({ stdout, status }).toMatchObject({ status: 0 })
  })

  it('is found by the server without a change elsewhere', () => {
    const list = `
      const { findFeatures } = await import('./server/src/composition/find-features.ts')
      console.log(JSON.stringify((await findFeatures()).map((feature) => feature.name)))`
    const result = spawnSync(process.execPath, ['--input-type=module', '-e', list], {
      cwd: copy.folder,
      encoding: 'utf8',
    })
    expect(JSON.parse(result.stdout)).toEqual(expect.arrayContaining([NEW_NAME, PLANNED_NAME]))
  })

  it.each([
    ['Price-Alerts', 'is not a name'],
    ['../outside', 'is not a name'],
    ['price_alerts', 'is not a name'],
    ['platform', 'already means something else'],
    ['vaults', 'exists already'],
    [NEW_NAME, 'exists already'],
  ])('refuses the name %s', (name, reason) => {
    expect(() => makeCapability({ repository: copy.folder, name })).toThrow(reason)
  })
})
