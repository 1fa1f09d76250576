import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStoreConformance } from '@windhover/testkit/file-store-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '../../ports/file-store.ts'
import { createDiskFileStore } from './index.ts'

let folder = ''
let store: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wh-files-'))
  store = createDiskFileStore({ folder: join(folder, 'made', 'when', 'needed') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

fileStoreConformance('disk', () => store)

describe('disk', () => {
  it('lets nobody else on the machine look in, and leaves no drafts behind', async () => {
    const name = await store.put({ owner: 'alone', bytes: new Uint8Array([1, 2, 3]) })
    const path = join(folder, 'made/when/needed', name)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700)
    expect(await readdir(join(path, '..'))).toHaveLength(1)
  })

  it('does not hand out what somebody changed on the disk', async () => {
    const name = await store.put({ owner: 'u1', bytes: new Uint8Array([1, 2, 3]) })
    await writeFile(join(folder, 'made/when/needed', name), 'something else')
    expect(await store.get(name)).toBeNull()
  })

  it('says that nothing was stored where it cannot write', async () => {
    const locked = join(folder, 'locked')
    await writeFile(locked, 'a file where a folder should be')
    await chmod(locked, 0o400)
    const full = createDiskFileStore({ folder: locked })
    await expect(full.put({ owner: 'u1', bytes: new Uint8Array([1]) })).rejects.toMatchObject({
      code: 'file/notStored',
    })
  })
})
