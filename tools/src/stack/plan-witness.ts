import { dirname, resolve } from 'node:path'
import { WITNESS_PATHS } from '@windhover/core/authority/facts'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { witnessEnvironment } from '@windhover/sandbox/world/witness-environment'
import { makeWitnessKey } from '@windhover/witness/key-file'
import { baseEnvironment } from './engines/base-environment.ts'
import { type AppContext, nodeProgram } from './plan-apps.ts'
import { giveSocketFolder } from './plan-signer.ts'
import { socketAnswersOk } from './probe.ts'
import type { ProcessPlan } from './process-plan.ts'
import { giveFolder, type StackUsers } from './users.ts'

/** Made once per state folder; the answer is the public half, which the signer is told. */
export async function prepareWitnessKey(stateDir: string, users: StackUsers | null): Promise<string> {
  const file = keyFileOf(stateDir)
  // Ours while we read it: a key of another user is refused.
  giveFolder(dirname(file), { owner: null, mode: 0o700 })
  const key = await makeWitnessKey(file)
  giveFolder(dirname(file), { owner: users?.witness ?? null, mode: 0o700 })
  return key
}

export function planWitness(context: AppContext): ProcessPlan {
  const { options, addresses, users } = context
  const { witnessSocket } = addresses
  giveSocketFolder(context, witnessSocket, 'witness')
  const program = nodeProgram({ name: 'witness', entry: 'witness/src/main.ts' })
  return {
    ...program,
    args: ['--disable-sigusr1', ...program.args],
    env: {
      ...baseEnvironment(),
      ...witnessEnvironment(sandboxPortsFrom(options.ports.sandbox)),
      NODE_ENV: options.mode === 'start' ? 'production' : 'development',
      WORLD: 'practice',
      WITNESS_SOCKET: witnessSocket,
      WITNESS_KEY_FILE: keyFileOf(options.stateDir),
      ...(users && { WITNESS_SOCKET_GROUP: String(users.app.gid) }),
    },
    ...(users && { owner: users.witness }),
    isReady: () => socketAnswersOk({ socketPath: witnessSocket, path: WITNESS_PATHS.health }),
  }
}

const keyFileOf = (stateDir: string) => resolve(stateDir, 'witness', 'key')
