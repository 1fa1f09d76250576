import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGNER_PATHS } from '@windhover/core/signing/contract'
import { waitUntil } from '@windhover/testkit/wait-until'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { giveFolder, type Owner } from '@windhover/tools/stack/users'
import { askSigner } from '../attacker/ask-signer.ts'

export type SignerBeside = {
  readonly socketPath: string
  readonly stop: () => Promise<void>
  /** kill -9 in whatever it does, and once more on the same socket. */
  readonly killAndRestart: () => Promise<void>
}

const SIGNER = 'signer/src/main.ts'

/** One more signer on the same keys and the same database: a second instance, or one that carries a planted hole. */
export async function startSignerBeside(options: {
  readonly env: Readonly<Record<string, string>>
  readonly entry?: string
  /** Whose secrets they are: the user of the product's own signer. */
  readonly user: Owner
}): Promise<SignerBeside> {
  const dir = await mkdtemp(join(tmpdir(), 'wh-beside-'))
  const socketPath = join(dir, 'signer.sock')
  const { SIGNER_SOCKET_GROUP: group } = options.env
  giveFolder(dir, {
    owner: { uid: options.user.uid, gid: Number(group ?? options.user.gid) },
    mode: group === undefined ? 0o700 : 0o2750,
  })
  const entry = join(REPOSITORY, options.entry ?? SIGNER)
  const env = { ...options.env, SIGNER_SOCKET: socketPath }
  const start = () => startProcess(entry, { env, user: options.user })
  let running = start()
  /** A second time there is nothing left to end. */
  const stop = async () => {
    await running.end('SIGTERM')
    await rm(dir, { recursive: true, force: true })
  }
  try {
    await running.healthy()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    socketPath,
    stop,
    killAndRestart: async () => {
      await running.end('SIGKILL')
      running = start()
      await running.healthy()
    },
  }
}

function startProcess(
  entry: string,
  { env, user }: { readonly env: Readonly<Record<string, string>>; readonly user: Owner },
) {
  const child = spawn(
    process.execPath,
    ['--disable-sigusr1', '--disable-warning=ExperimentalWarning', entry],
    // What it says is not read: it complains of every attack.
    { ...user, env, stdio: 'ignore' },
  )
  const exited = once(child, 'exit')
  return {
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await exited
    },
    healthy: () =>
      waitUntil({
        what: 'the signer beside to start',
        timeoutMs: 60_000,
        check: async () => {
          if (child.exitCode !== null) throw new Error(`the signer beside ended with ${child.exitCode}`)
          return await isHealthy(env.SIGNER_SOCKET ?? '')
        },
      }),
  }
}

async function isHealthy(socketPath: string): Promise<boolean> {
  try {
    return (await askSigner(socketPath, { method: 'GET', path: SIGNER_PATHS.health })).status === 200
  } catch {
    return false
  }
}
