import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findUsers, giveFolder, isRoot } from './users.ts'

const SOMEBODY = { uid: 65_533, gid: 65_532 }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wh-users-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Up from this file to the root: what others may read and pass through. */
function isOpenToOthers(path: string): boolean {
  const { mode } = statSync(path)
  const parent = dirname(path)
  return (mode & 0o005) !== 0 && (parent === path || isOpenToOthers(parent))
}

describe.runIf(isRoot())('where root starts a stack', () => {
  it.runIf(isOpenToOthers(import.meta.filename))(
    'its processes have users of their own, who pass through the state folder and cannot list it',
    async () => {
      const { users } = await findUsers(root)
      const numbers = Object.values(users ?? {}).flatMap(({ uid, gid }) => [uid, gid])
      expect(new Set(numbers).size).toBe(3)
      expect(numbers).not.toContain(0)
      expect(statSync(root).mode & 0o777).toBe(0o711)
    },
  )

  it('they have one user where others cannot get to the state', async () => {
    const state = join(root, 'closed', 'state')
    mkdirSync(state, { recursive: true })
    chmodSync(join(root, 'closed'), 0o700)
    expect(await findUsers(state)).toEqual({ users: null, why: expect.stringContaining('state folder') })
  })

  it('a folder is given away and taken back with all it holds, and nothing behind a link', () => {
    const [folder, elsewhere] = [join(root, 'folder'), join(root, 'elsewhere')]
    mkdirSync(join(folder, 'inner'), { recursive: true })
    writeFileSync(join(folder, 'inner', 'file'), '')
    writeFileSync(elsewhere, '')
    symlinkSync(elsewhere, join(folder, 'link'))
    const owners = () => ['.', 'inner', 'inner/file', 'link'].map((name) => lstatSync(join(folder, name)).uid)

    giveFolder(folder, { owner: SOMEBODY, mode: 0o2750 })
    expect(owners()).toEqual([65_533, 65_533, 65_533, 65_533])
    expect(statSync(folder)).toMatchObject({ gid: SOMEBODY.gid, mode: 0o42750 })
    expect(statSync(elsewhere).uid).toBe(0)

    giveFolder(folder, { owner: null, mode: 0o700 })
    expect(owners()).toEqual([0, 0, 0, 0])
    expect(statSync(folder).mode).toBe(0o40700)
  })
})

it.runIf(!isRoot())('says why there is one user where nobody is root', async () => {
  expect(await findUsers(root)).toEqual({ users: null, why: expect.stringContaining('root') })
})

it('refuses a link in the place of a folder', () => {
  mkdirSync(join(root, 'real'))
  symlinkSync(join(root, 'real'), join(root, 'link'))
  expect(() => giveFolder(join(root, 'link'), { owner: null, mode: 0o777 })).toThrow()
  expect(statSync(join(root, 'real')).mode & 0o777).not.toBe(0o777)
})
