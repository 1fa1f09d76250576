import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Where Debian and its relatives put the library, most common first. */
const MODULE_PATHS = [
  '/usr/lib/softhsm/libsofthsm2.so',
  '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so',
  '/usr/lib/aarch64-linux-gnu/softhsm/libsofthsm2.so',
  '/usr/lib64/pkcs11/libsofthsm2.so',
  '/usr/local/lib/softhsm/libsofthsm2.so',
  '/opt/homebrew/lib/softhsm/libsofthsm2.so',
]

export type SoftHsmPaths = { readonly modulePath: string; readonly utilPath: string }

export async function findSoftHsm(): Promise<SoftHsmPaths | null> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const modulePath = await firstReadable(MODULE_PATHS, constants.R_OK)
  const utilPath = await firstReadable(
    folders.map((folder) => join(folder, 'softhsm2-util')),
    constants.X_OK,
  )
  return modulePath === undefined || utilPath === undefined ? null : { modulePath, utilPath }
}

async function firstReadable(paths: readonly string[], mode: number): Promise<string | undefined> {
  for (const path of paths) {
    try {
      await access(path, mode)
      return path
    } catch {
      // Not here: the next one may be.
    }
  }
  return undefined
}
