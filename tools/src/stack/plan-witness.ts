import { resolve } from 'node:path'
import { WITNESS_PATHS } from '@windhover/core/authority/facts'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { witnessEnvironment } from '@windhover/sandbox/world/witness-environment'
import { makeWitnessKey } from '@windhover/witness/key-file'
import { baseEnvironment } from './engines/base-environment.ts'
import { type AppContext, nodeProgram } from './plan-apps.ts'
import { socketAnswersOk } from './probe.ts'
import type { ProcessPlan } from './process-plan.ts'

/** Made once per state folder; the answer is the public half, which the signer is told. */
export function prepareWitnessKey(stateDir: string): Promise<string> {
  return makeWitnessKey(keyFileOf(stateDir))
}

export function planWitness({ options, addresses }: AppContext): ProcessPlan {
  const { witnessSocket } = addresses
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
    },
    isReady: () => socketAnswersOk({ socketPath: witnessSocket, path: WITNESS_PATHS.health }),
  }
}

const keyFileOf = (stateDir: string) => resolve(stateDir, 'witness', 'key')
