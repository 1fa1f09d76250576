import { chmod, chown, lstat, mkdir, unlink } from 'node:fs/promises'
import { connect, type Server } from 'node:net'
import { dirname } from 'node:path'

const PROBE_TIMEOUT_MS = 1_000

export type SocketPlace = {
  readonly path: string
  /** Members of it may connect, too; null keeps the socket to this user. */
  readonly group: number | null
  /** The setting that named the path, for whoever has to put it right. */
  readonly setting: string
}

/**
 * Listens on a path that only this user, or the given group, can reach. A socket left by a killed process is removed, a
 * living one never.
 */
export async function listenOnSocket(server: Server, place: SocketPlace): Promise<void> {
  const { path, group, setting } = place
  await makePrivateFolder(dirname(path), place)
  try {
    await listen(server, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    await removeStaleSocket(path, setting)
    await listen(server, path)
  }
  if (group === null) return
  await chown(path, -1, group)
  await chmod(path, 0o660)
}

async function makePrivateFolder(folder: string, { group, setting }: SocketPlace): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined && group !== null) {
    await chown(folder, -1, group)
    await chmod(folder, 0o750)
  }
  const { mode, uid, gid } = await lstat(folder)
  // Not corrected here: somebody put other things into a shared folder on purpose.
  const othersMay = mode & (group === null ? 0o077 : 0o027)
  if (othersMay !== 0)
    throw new Error(`the folder of ${setting} must have mode ${group === null ? '0700' : '0750'}`)
  if (uid !== process.geteuid?.()) throw new Error(`the folder of ${setting} belongs to another user`)
  if (group !== null && gid !== group) throw new Error(`the folder of ${setting} belongs to another group`)
}

async function listen(server: Server, path: string): Promise<void> {
  // With this mask the socket is private from its first moment, not only after chmod.
  const previousMask = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, () => {
        server.off('error', reject)
        resolve()
      })
    })
  } finally {
    process.umask(previousMask)
  }
  await chmod(path, 0o600)
}

async function removeStaleSocket(path: string, setting: string): Promise<void> {
  if (!(await lstat(path)).isSocket()) throw new Error(`${setting} is a file that is no socket`)
  if (await somebodyAnswers(path)) throw new Error(`another process listens on ${setting}`)
  await unlink(path)
}

function somebodyAnswers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path)
    const done = (answers: boolean) => {
      probe.destroy()
      resolve(answers)
    }
    probe.setTimeout(PROBE_TIMEOUT_MS, () => done(true))
    probe.once('connect', () => done(true))
    // Only a refusal proves that nobody is there; after any other error the socket stays.
    probe.once('error', (error) => done(!('code' in error && error.code === 'ECONNREFUSED')))
  })
}
