import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { assertPortsFree } from './assert-ports-free.ts'
import { redisUrl } from './engines/plan-redis.ts'
import { forgetPostgres } from './engines/postgres-home.ts'
import type { LogEntry, LogLevel } from './log/log-entry.ts'
import {
  type AppContext,
  apiPort,
  giveAppFolders,
  planApi,
  planSandbox,
  planWeb,
  planWorker,
} from './plan-apps.ts'
import { planEngines } from './plan-engines.ts'
import { restateUrls } from './plan-restate-gate.ts'
import { planSigner, socketPathOf } from './plan-signer.ts'
import { planWitness, prepareWitnessKey } from './plan-witness.ts'
import { prepareAllDatabases } from './prepare-all-databases.ts'
import { prepareKeyWrapper } from './prepare-key-wrapper.ts'
import type { ProcessPlan } from './process-plan.ts'
import { loadSecrets } from './secrets.ts'
import type { StackAddresses, StackOptions } from './stack-options.ts'
import { SupervisedProcess } from './supervise-process.ts'
import { findUsers, giveFolder } from './users.ts'
import { startWatchdog } from './watchdog.ts'

export type Stack = {
  readonly addresses: StackAddresses
  /** In the order of their start. */
  readonly processes: readonly SupervisedProcess[]
  readonly pid: (name: string) => number | null
  /** SIGKILL to the process and its children; resolves when it is gone. */
  readonly kill9: (name: string) => Promise<void>
  /** Orderly end and new start; resolves when it answers again. */
  readonly restart: (name: string) => Promise<void>
  readonly waitUntilReady: (name: string) => Promise<void>
  /** Ends everything in reverse order. */
  readonly stop: () => Promise<void>
}

/** Starts the whole product: engines, then the signer, then witness, api, worker and web. Leaves nothing behind if that fails. */
export async function startStack(given: StackOptions): Promise<Stack> {
  const options = { ...given, stateDir: resolve(given.stateDir) }
  const logDir = join(options.stateDir, 'logs')
  mkdirSync(options.stateDir, { recursive: true })
  giveFolder(logDir, { owner: null, mode: 0o700 })
  const watchdog = startWatchdog()
  const tiers: SupervisedProcess[][] = []
  let stopping: Promise<void> | null = null

  async function startTier(plans: readonly ProcessPlan[]): Promise<void> {
    options.signal?.throwIfAborted()
    options.log(remark('info', `starting ${plans.map((plan) => plan.name).join(', ')}`))
    const tier = plans.map((plan) => {
      const logFile = join(logDir, `${plan.name}.log`)
      writeFileSync(logFile, '')
      return new SupervisedProcess(plan, {
        log: options.log,
        watchdog,
        logFile,
        revive: options.revive ?? true,
        reviveAfterMs: options.reviveAfterMs,
      })
    })
    tiers.push(tier)
    await Promise.all(tier.map((process) => process.start()))
  }

  async function stopAll(): Promise<void> {
    for (const tier of tiers.toReversed()) await Promise.all(tier.map((process) => process.close()))
    watchdog.close()
    if (options.throwaway) forgetPostgres(options.stateDir)
  }
  const stop = () => (stopping ??= stopAll())
  options.signal?.addEventListener('abort', () => void stop())

  try {
    const found = await findUsers(options.stateDir)
    const { users } = found
    const secrets = loadSecrets(options.stateDir)
    const engines = planEngines(options, secrets)
    await assertPortsFree(options)
    const [keyWrapper, witnessKey] = await Promise.all([
      prepareKeyWrapper(options.stateDir),
      prepareWitnessKey(options.stateDir, users),
      startTier(engines.plans),
    ])
    if (keyWrapper.remark) options.log(remark('warn', keyWrapper.remark))
    if (found.users === null) options.log(remark('info', oneUser(found.why)))
    const addresses: StackAddresses = {
      ...(await prepareAllDatabases(options, secrets)),
      origin: `http://localhost:${options.ports.web}`,
      apis: indices(options.apis).map((index) => `http://127.0.0.1:${apiPort(options, index)}`),
      redisUrl: options.redisUrl ?? redisUrl({ port: options.ports.redis, password: secrets.redisPassword }),
      ...restateUrls(options.ports, secrets),
      restateIdentityKey: engines.restateIdentityKey,
      signerSocket: socketPathOf('signer', options.stateDir),
      witnessSocket: socketPathOf('witness', options.stateDir),
    }
    const context: AppContext = { options, addresses, secrets, users }
    giveAppFolders(context)
    await startTier([planSigner(context, keyWrapper, witnessKey), planSandbox(context)])
    await startTier([
      planWitness(context),
      ...indices(options.apis).map((index) => planApi(context, index)),
      ...indices(options.workers).map((index) => planWorker(context, index)),
      ...(options.mode === 'dev' ? [planWeb(context)] : []),
    ])
    const processes = tiers.flat()
    const named = (name: string) => findProcess(processes, name)
    return {
      addresses,
      processes,
      pid: (name) => named(name).pid,
      kill9: (name) => named(name).kill9(),
      restart: (name) => named(name).restart(),
      waitUntilReady: (name) => named(name).waitUntilReady(),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const oneUser = (why: string) =>
  `the signer runs as the same user as everything else, because ${why}; a deployment gives it one of its own (docs/operations.md)`

function remark(level: LogLevel, text: string): LogEntry {
  return { time: new Date(), source: 'windhover', level, text, fields: {} }
}

function findProcess(processes: readonly SupervisedProcess[], name: string): SupervisedProcess {
  const found = processes.find((process) => process.name === name)
  if (!found)
    throw new Error(`no process "${name}"; there are ${processes.map((each) => each.name).join(', ')}`)
  return found
}

function indices(count = 1): number[] {
  return Array.from({ length: count }, (_, position) => position + 1)
}
