import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isRoot, type Owner } from '../users.ts'

export type PostgresHome = {
  readonly dir: string
  readonly owner?: Owner
}

const AWAY = '/var/tmp/windhover-'

/**
 * Postgres refuses to run as root. Then it runs as another user, in a folder that user owns and can reach: beside the
 * rest of the state where the folders above let it through, else in /var/tmp under a name made from the state's path.
 */
export function makePostgresHome(stateDir: string): PostgresHome {
  const dir = postgresDir(stateDir)
  // Only the last folder is closed to others: Postgres itself has to get there.
  mkdirSync(dirname(dir), { recursive: true, mode: 0o755 })
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (!isRoot()) return { dir }
  const owner = unprivilegedUser()
  chownSync(dir, owner.uid, owner.gid)
  return { dir, owner }
}

function postgresDir(stateDir: string): string {
  const absolute = resolve(stateDir)
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 12)
  const [beside, away] = [join(absolute, 'postgres'), `${AWAY}${name}/postgres`]
  if (!isRoot() || existsSync(beside)) return beside
  // What began there stays there, also when the folders above have been opened since.
  return othersMayPass(absolute) && !existsSync(away) ? beside : away
}

/** Removes the cluster, wherever it lies. Only while it does not run. */
export function forgetPostgres(stateDir: string): void {
  const dir = postgresDir(stateDir)
  rmSync(dir.startsWith(AWAY) ? dirname(dir) : dir, { recursive: true, force: true })
}

function othersMayPass(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  const passable = (statSync(folder).mode & 0o001) !== 0
  return passable && (folder === dirname(folder) || othersMayPass(dirname(folder)))
}

function unprivilegedUser(): Owner {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user here: try the next.
    }
  }
  throw new Error(
    'Postgres does not run as root, and there is neither a user "postgres" nor "nobody" to run it as',
  )
}
