import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SIGNER_PATHS } from '@windhover/core/signing/contract'
import { signerEnvironment } from '@windhover/sandbox/world/signer-environment'
import { baseEnvironment } from './engines/base-environment.ts'
import { type AppContext, nodeProgram, readOpenSettings } from './plan-apps.ts'
import { socketAnswersOk } from './probe.ts'
import type { ProcessPlan } from './process-plan.ts'

/** The kernel takes no longer path for a Unix socket. */
const LONGEST_SOCKET_PATH = 100

export function signerSocketPath(stateDir: string): string {
  const beside = resolve(stateDir, 'signer', 'signer.sock')
  if (beside.length <= LONGEST_SOCKET_PATH) return beside
  const name = createHash('sha256').update(beside).digest('hex').slice(0, 12)
  return join(tmpdir(), `windhover-${name}.sock`)
}

export function planSigner(context: AppContext, keyWrapper: Readonly<Record<string, string>>): ProcessPlan {
  const { signerSocket, signerDatabaseUrl } = context.addresses
  const program = nodeProgram({ name: 'signer', entry: 'signer/src/main.ts' })
  return {
    ...program,
    // Nobody may attach a debugger to the process that holds the keys.
    args: ['--disable-sigusr1', ...program.args],
    env: {
      ...baseEnvironment(),
      ...keyWrapper,
      ...signerEnvironment(),
      // The same as api and worker are told: a fee to an account the signer does not know is never signed.
      ...readOpenSettings(['HEDERA_FEE_ACCOUNT']),
      NODE_ENV: context.options.mode === 'start' ? 'production' : 'development',
      WORLD: 'practice',
      SIGNER_SOCKET: signerSocket,
      SIGNER_DATABASE_URL: signerDatabaseUrl,
      APPROVAL_SECRET: context.secrets.approvalSecret,
    },
    isReady: () => socketAnswersOk({ socketPath: signerSocket, path: SIGNER_PATHS.health }),
  }
}
