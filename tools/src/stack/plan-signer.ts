import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { SIGNER_PATHS } from '@windhover/core/signing/contract'
import { signerEnvironment } from '@windhover/sandbox/world/signer-environment'
import { baseEnvironment } from './engines/base-environment.ts'
import { type AppContext, nodeProgram, readOpenSettings, signerPublicKeyOf } from './plan-apps.ts'
import type { KeyWrapperEnv } from './prepare-key-wrapper.ts'
import { socketAnswersOk } from './probe.ts'
import type { ProcessPlan } from './process-plan.ts'
import { giveFolder } from './users.ts'

/** The kernel takes no longer path for a Unix socket. */
const LONGEST_SOCKET_PATH = 100

/** In a folder of its own: whoever may connect sees nothing else of the process. */
export function socketPathOf(process: 'signer' | 'witness', stateDir: string): string {
  const beside = resolve(stateDir, `${process}-socket`, `${process}.sock`)
  if (beside.length <= LONGEST_SOCKET_PATH) return beside
  const name = createHash('sha256').update(beside).digest('hex').slice(0, 12)
  return join(tmpdir(), `windhover-${name}`, `${process}.sock`)
}

/** Api and worker may connect. What is made in the folder has its group, which its owner need not be in. */
export function giveSocketFolder({ users }: AppContext, socket: string, process: 'signer' | 'witness'): void {
  const folder = dirname(socket)
  if (users === null) giveFolder(folder, { owner: null, mode: 0o700 })
  else giveFolder(folder, { owner: { uid: users[process].uid, gid: users.app.gid }, mode: 0o2750 })
}

export function planSigner(context: AppContext, keyWrapper: KeyWrapperEnv, witnessKey: string): ProcessPlan {
  const { signerSocket } = context.addresses
  const { users } = context
  const publicKeyFile = signerPublicKeyOf(context.options.stateDir)
  giveSocketFolder(context, signerSocket, 'signer')
  giveFolder(dirname(publicKeyFile), { owner: users?.signer ?? null, mode: 0o755 })
  const entry = context.options.signerEntry ?? 'signer/src/main.ts'
  const program = nodeProgram({ name: 'signer', entry })
  return {
    ...program,
    // Nobody may attach a debugger to the process that holds the keys.
    args: ['--disable-sigusr1', ...program.args],
    env: {
      ...baseEnvironment(),
      ...keyWrapper.env,
      ...signerEnvironment(),
      // The same as api and worker are told: a fee to an account the signer does not know is never signed.
      ...readOpenSettings(['HEDERA_FEE_ACCOUNT']),
      NODE_ENV: context.options.mode === 'start' ? 'production' : 'development',
      WORLD: 'practice',
      SIGNER_SOCKET: signerSocket,
      SIGNER_PUBLIC_KEY_FILE: publicKeyFile,
      SIGNER_SECRETS_FILE: writeSecrets(context, keyWrapper.secrets),
      WITNESS_KEYS: witnessKey,
      ...(users && { SIGNER_SOCKET_GROUP: String(users.app.gid) }),
    },
    ...(users && { owner: users.signer }),
    isReady: () => socketAnswersOk({ socketPath: signerSocket, path: SIGNER_PATHS.health }),
  }
}

/** Written anew at every start, for the signer's eyes alone, and there as a whole or not at all. */
function writeSecrets(
  { options, addresses, users }: AppContext,
  keyWrapper: Readonly<Record<string, string>>,
): string {
  const folder = resolve(options.stateDir, 'signer')
  const file = join(folder, 'secrets.json')
  const text = JSON.stringify({ SIGNER_DATABASE_URL: addresses.signerDatabaseUrl, ...keyWrapper })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o400 })
  renameSync(draft, file)
  giveFolder(folder, { owner: users?.signer ?? null, mode: 0o700 })
  return file
}
