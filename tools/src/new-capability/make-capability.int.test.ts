import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFolders } from '../capabilities/capability-folders.ts'
import { readTable } from '../capabilities/capability-table.ts'
import { compareCapabilities } from '../capabilities/compare-capabilities.ts'
import { CHECKS } from '../check/checks.ts'
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

  /** What the check says about files of the new capabilities: other people's unfinished work is not judged here. */
  const complaints = (checkName: string) => {
    const [command, ...args] = CHECKS.find((check) => check.name === checkName)?.command ?? []
    if (command === undefined) throw new Error(`no check "${checkName}"`)
    const result = spawnSync(join(copy.folder, 'node_modules/.bin', command), args, {
      cwd: copy.folder,
      encoding: 'utf8',
    })
    if (result.error) throw result.error
    return `${result.stdout}${result.stderr}`.split('\n').filter((line) => line.includes(`/${NEW_NAME}/`))
  }

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

  it.each(['types core', 'types server', 'types web', 'imports'])(
    'passes the check of %s',
    { timeout: 240_000 },
    (name) => {
      expect(complaints(name)).toEqual([])
    },
  )

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
