import { chmod, lstat, mkdir, unlink } from 'node:fs/promises'
import { connect, type Server } from 'node:net'
import { dirname } from 'node:path'

const OTHERS_MAY = 0o077
const PROBE_TIMEOUT_MS = 1_000

/** Listens on a path that only this user can reach. A socket left by a killed signer is removed, a living one never. */
export async function listenOnSocket(server: Server, path: string): Promise<void> {
  await makePrivateFolder(dirname(path))
  try {
    await listen(server, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    await removeStaleSocket(path)
    await listen(server, path)
  }
}

async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = await lstat(folder)
  // Not corrected here: somebody put other things into a shared folder on purpose.
  if ((mode & OTHERS_MAY) !== 0) throw new Error('the folder of SIGNER_SOCKET must have mode 0700')
  if (uid !== process.geteuid?.()) throw new Error('the folder of SIGNER_SOCKET belongs to another user')
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

async function removeStaleSocket(path: string): Promise<void> {
  if (!(await lstat(path)).isSocket()) throw new Error('SIGNER_SOCKET is a file that is no socket')
  if (await somebodyAnswers(path)) throw new Error('another signer listens on SIGNER_SOCKET')
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
