import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, closeSync, constants, fchmodSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baseEnvironment } from './engines/base-environment.ts'
import { REPOSITORY } from './repository.ts'

export type Owner = { readonly uid: number; readonly gid: number }

/** Whoever runs code in api, worker or web is none of the other two. */
export type StackUsers = { readonly signer: Owner; readonly witness: Owner; readonly app: Owner }

/**
 * Neither Debian nor systemd gives these numbers to anybody (65520 to 65533), and they exist where a container has only
 * 65536 of them. They need no name.
 */
const USERS: StackUsers = {
  signer: { uid: 65_521, gid: 65_521 },
  witness: { uid: 65_522, gid: 65_522 },
  app: { uid: 65_523, gid: 65_523 },
}

/** Loads a module with its packages and passes through folders. */
const PROBE = `
import { accessSync, constants } from 'node:fs'
const [, module, ...folders] = process.argv
await import(module)
for (const folder of folders) accessSync(folder, constants.X_OK)`
const PROBED_MODULE = join(REPOSITORY, 'signer/src/secrets-file.ts')

/** The users that the processes of a stack run as, or why all of them have to run as one. */
export async function findUsers(
  stateDir: string,
): Promise<{ users: StackUsers } | { users: null; why: string }> {
  if (!isRoot()) return { users: null, why: 'only root can start processes as other users' }
  const caches = join(REPOSITORY, '.run')
  mkdirSync(caches, { recursive: true })
  // Whoever cannot list it may still pass through.
  chmodSync(stateDir, (statSync(stateDir).mode & 0o7777) | 0o011)
  try {
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', PROBE, PROBED_MODULE, stateDir, caches],
      { ...USERS.app, env: baseEnvironment(), cwd: '/' },
    )
    return { users: USERS }
  } catch {
    return { users: null, why: 'other users cannot read the repository, Node or the state folder' }
  }
}

/**
 * Makes a folder and gives it to an owner with everything in it, whoever had it before; null is whoever runs us. Links are
 * given away themselves, never what they point to.
 */
export function giveFolder(path: string, to: { readonly owner: Owner | null; readonly mode: number }): void {
  mkdirSync(path, { recursive: true })
  if (isRoot()) {
    const { uid, gid } = to.owner ?? { uid: 0, gid: 0 }
    execFileSync('chown', ['-Rh', `${uid}:${gid}`, path], { stdio: 'pipe' })
  }
  const folder = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    fchmodSync(folder, to.mode)
  } finally {
    closeSync(folder)
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}
