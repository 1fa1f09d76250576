import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { signerEnvironment } from '@windhover/sandbox/world/signer-environment'
import { migrateSigner } from '@windhover/signer/migrate'
import { prepareSignerDatabase } from '@windhover/signer/prepare-database'
import { prepareSoftHsm } from '@windhover/tools/softhsm/prepare-token'
import { isRoot, type Owner } from '@windhover/tools/stack/users'
import { passwordsOf } from './signer-database.ts'
import { TEST_WITNESS_KEY } from './test-witness.ts'
import { waitUntil } from './wait-until.ts'

const SIGNER_MAIN = fileURLToPath(new URL('../../signer/src/main.ts', import.meta.url))
const REVEAL = fileURLToPath(new URL('./reveal-vault-keys.ts', import.meta.url))
const START_TIMEOUT_MS = 30_000

export type RevealedKeys = {
  readonly ed25519: Buffer
  readonly secp256k1: Buffer
  readonly ed25519Public: Buffer
}

export type SignerSecrets = {
  readonly SIGNER_DATABASE_URL: string
  readonly PKCS11_PIN?: string
}

export type TestSigner = {
  readonly socketPath: string
  /** Environment of the signer, for starting further instances on another socket. */
  readonly env: Readonly<Record<string, string>>
  /** What stands in its file and nowhere in its environment. */
  readonly secrets: SignerSecrets
  readonly pid: number
  /** Everything the signer has written so far. */
  output(): string
  /** Orderly end; the answer is the exit code. Removes the folder with the token. */
  stop(): Promise<number | null>
  kill9(): Promise<void>
  /** Starts it again on the same socket and token after `kill9`. */
  restart(): Promise<void>
  /** The raw private keys, opened outside the signer with this test's own root key. */
  revealVaultKeys(vaultId: string): Promise<RevealedKeys>
}

/**
 * The real signer as a child process, with a root key of its own. `databaseUrl` is that of its own database with
 * administrator rights; the database is made when it is not there.
 */
export async function startTestSigner(options: {
  databaseUrl: string
  wrapper: 'pkcs11' | 'file'
  /** Share the token and database of another signer: a second instance. */
  sharing?: Pick<TestSigner, 'env' | 'secrets'>
  /** Settings beyond the ones every signer needs. */
  env?: Readonly<Record<string, string>>
}): Promise<TestSigner> {
  const dir = await mkdtemp(join(tmpdir(), 'wh-signer-'))
  const socketPath = join(dir, 'run', 'signer.sock')
  const { sharing } = options
  const { env: ownEnv, secrets } = sharing ?? (await prepareSigner({ ...options, dir }))
  const env = { ...ownEnv, ...options.env, SIGNER_SOCKET: socketPath }
  let running = startProcess(env)

  const signer: TestSigner = {
    socketPath,
    env,
    secrets,
    get pid() {
      return running.child.pid ?? 0
    },
    output: () => running.output.join(''),
    stop: async () => {
      running.child.kill('SIGTERM')
      const code = await running.exited
      await rm(dir, { recursive: true, force: true })
      return code
    },
    kill9: async () => {
      running.child.kill('SIGKILL')
      await running.exited
    },
    restart: async () => {
      running = startProcess(env)
      await untilListening(running)
    },
    revealVaultKeys: (vaultId) => revealVaultKeys(env, vaultId),
  }
  try {
    await untilListening(running)
  } catch (error) {
    await signer.stop()
    throw error
  }
  return signer
}

type Prepared = Pick<TestSigner, 'env' | 'secrets'>

async function prepareSigner(input: {
  databaseUrl: string
  wrapper: 'pkcs11' | 'file'
  dir: string
}): Promise<Prepared> {
  const { databaseUrl, dir } = input
  const { url, ownerUrl } = await prepareSignerDatabase({
    adminUrl: databaseUrl,
    ...passwordsOf(databaseUrl),
  })
  await migrateSigner(ownerUrl)
  const wrapper = input.wrapper === 'pkcs11' ? await prepareToken(dir) : prepareKeyFile(dir)
  const secrets: SignerSecrets = {
    SIGNER_DATABASE_URL: url,
    ...wrapper.secrets,
  }
  const secretsFile = join(dir, 'secrets.json')
  await writeFile(secretsFile, JSON.stringify(secrets), { mode: 0o400 })
  const env = {
    ...signerEnvironment(),
    WORLD: 'practice',
    SIGNER_SECRETS_FILE: secretsFile,
    WITNESS_KEYS: TEST_WITNESS_KEY,
    ...wrapper.env,
  }
  return { env, secrets }
}

const prepareKeyFile = (dir: string) => ({
  env: { KEY_WRAPPER: 'file', KEY_FILE: join(dir, 'root-key') },
  secrets: {},
})

async function prepareToken(dir: string) {
  const prepared = await prepareSoftHsm({ dir: join(dir, 'hsm') })
  if (prepared.env === null) throw new Error(prepared.reason)
  return prepared
}

type Running = { child: ChildProcess; output: string[]; exited: Promise<number | null> }

function startProcess(env: Record<string, string>): Running {
  const output: string[] = []
  const child = spawn(process.execPath, ['--disable-sigusr1', SIGNER_MAIN], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  return { child, output, exited: once(child, 'exit').then(([code]) => code) }
}

async function untilListening({ child, output }: Running): Promise<void> {
  await waitUntil({
    what: 'the signer to start',
    timeoutMs: START_TIMEOUT_MS,
    check: () => {
      if (child.exitCode !== null) throw new Error(`the signer ended:\n${output.join('')}`)
      return output.join('').includes('"listening"')
    },
  })
}

/** A process of its own: the PKCS#11 library reads the real environment and can serve one configuration only. */
export async function revealVaultKeys(
  env: Readonly<Record<string, string>>,
  vaultId: string,
  user = ownerOfSecrets(env),
): Promise<RevealedKeys> {
  const { stdout } = await promisify(execFile)(process.execPath, [REVEAL, vaultId], {
    env: { PATH: process.env.PATH ?? '', ...env },
    ...(isRoot() && user),
  })
  const keys: Record<keyof RevealedKeys, string> = JSON.parse(stdout)
  return {
    ed25519: Buffer.from(keys.ed25519, 'hex'),
    secp256k1: Buffer.from(keys.secp256k1, 'hex'),
    ed25519Public: Buffer.from(keys.ed25519Public, 'hex'),
  }
}

/** The signer believes nobody else's file. */
function ownerOfSecrets(env: Readonly<Record<string, string>>): Owner {
  const { uid, gid } = statSync(env.SIGNER_SECRETS_FILE ?? '')
  return { uid, gid }
}
