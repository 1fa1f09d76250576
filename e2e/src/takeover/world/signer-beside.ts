import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGNER_PATHS } from '@windhover/core/signing/contract'
import { waitUntil } from '@windhover/testkit/wait-until'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { askSigner } from '../attacker/ask-signer.ts'

export type SignerBeside = { readonly socketPath: string; readonly stop: () => Promise<void> }

const SIGNER = 'signer/src/main.ts'

/** One more signer on the same keys and the same database: a second instance, or one that carries a planted hole. */
export async function startSignerBeside(options: {
  readonly env: Readonly<Record<string, string>>
  readonly entry?: string
}): Promise<SignerBeside> {
  const dir = await mkdtemp(join(tmpdir(), 'wh-beside-'))
  const socketPath = join(dir, 'run', 'signer.sock')
  const child = spawn(
    process.execPath,
    ['--disable-sigusr1', '--disable-warning=ExperimentalWarning', join(REPOSITORY, options.entry ?? SIGNER)],
    // What it says is not read: it complains of every attack.
    { env: { ...options.env, SIGNER_SOCKET: socketPath }, stdio: 'ignore' },
  )
  const exited = once(child, 'exit')
  /** A second time there is nothing left to end. */
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(dir, { recursive: true, force: true })
  }
  try {
    await waitUntil({
      what: 'the signer beside to start',
      timeoutMs: 60_000,
      check: async () => {
        if (child.exitCode !== null) throw new Error(`the signer beside ended with ${child.exitCode}`)
        return await isHealthy(socketPath)
      },
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { socketPath, stop }
}

async function isHealthy(socketPath: string): Promise<boolean> {
  try {
    return (await askSigner(socketPath, { method: 'GET', path: SIGNER_PATHS.health })).status === 200
  } catch {
    return false
  }
}
