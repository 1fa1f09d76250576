import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileErrors } from '@windhover/core/files/errors'
import { isContentName, isContentOf, nameContent } from '../../platform/files/name-content.ts'
import type { FileStore } from '../../ports/file-store.ts'

/** A folder of this machine, for one box or for instances that share a disk. */
export function createDiskFileStore(options: { folder: string }): FileStore {
  const root = resolve(options.folder)
  return {
    put: async (content) => {
      const name = nameContent(content)
      await writeWhole(join(root, name), content.bytes).catch((error: unknown) => {
        throw fileErrors.notStored({ cause: error })
      })
      return name
    },
    get: async (name) => {
      if (!isContentName(name)) return null
      const bytes = await readFile(join(root, name)).catch(ignoreMissing)
      return bytes !== null && isContentOf(name, bytes) ? bytes : null
    },
    remove: async (name) => {
      if (isContentName(name)) await rm(join(root, name), { force: true })
    },
  }
}

/** Whoever reads meanwhile sees all of it or nothing, and a power cut leaves no half of it behind. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  try {
    const file = await open(draft, 'wx', 0o600)
    await file
      .writeFile(bytes)
      .then(() => file.sync())
      .finally(() => file.close())
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw fileErrors.unavailable({ cause: error })
}
