import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SIGNER_PATHS } from '@windhover/core/signing/contract'
import { signerEnvironment } from '@windhover/sandbox/world/signer-environment'
import { baseEnvironment } from './engines/base-environment.ts'
import { type AppContext, nodeProgram, readOpenSettings } from './plan-apps.ts'
import type { KeyWrapperEnv } from './prepare-key-wrapper.ts'
import { socketAnswersOk } from './probe.ts'
import type { ProcessPlan } from './process-plan.ts'

/** The kernel takes no longer path for a Unix socket. */
const LONGEST_SOCKET_PATH = 100

export function socketPathOf(process: 'signer' | 'witness', stateDir: string): string {
  const beside = resolve(stateDir, process, `${process}.sock`)
  if (beside.length <= LONGEST_SOCKET_PATH) return beside
  const name = createHash('sha256').update(beside).digest('hex').slice(0, 12)
  return join(tmpdir(), `windhover-${name}.sock`)
}

export function planSigner(context: AppContext, keyWrapper: KeyWrapperEnv, witnessKey: string): ProcessPlan {
  const { signerSocket } = context.addresses
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
      SIGNER_SECRETS_FILE: writeSecrets(context, keyWrapper.secrets),
      WITNESS_KEYS: witnessKey,
    },
    isReady: () => socketAnswersOk({ socketPath: signerSocket, path: SIGNER_PATHS.health }),
  }
}

/** Written anew at every start, for this user's eyes alone, and there as a whole or not at all. */
function writeSecrets(
  { options, addresses, secrets }: AppContext,
  keyWrapper: Readonly<Record<string, string>>,
): string {
  const folder = resolve(options.stateDir, 'signer')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'secrets.json')
  const text = JSON.stringify({
    SIGNER_DATABASE_URL: addresses.signerDatabaseUrl,
    APPROVAL_SECRET: secrets.approvalSecret,
    ...keyWrapper,
  })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o400 })
  renameSync(draft, file)
  return file
}
