import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { assertPortsFree } from '../stack/assert-ports-free.ts'
import { forgetPostgres } from '../stack/engines/postgres-home.ts'
import type { LogLevel } from '../stack/log/log-entry.ts'
import { printLog } from '../stack/log/print-log.ts'
import { MissingEngines } from '../stack/missing-engines.ts'
import { DEFAULT_PORT_BASE, portsFrom } from '../stack/ports.ts'
import { ProcessFailed } from '../stack/process-failed.ts'
import { REPOSITORY } from '../stack/repository.ts'
import type { StackOptions } from '../stack/stack-options.ts'
import { type Stack, startStack } from '../stack/start-stack.ts'
import { onStopSignal } from './on-stop-signal.ts'
import { describeStack } from './print-table.ts'
import { type RunOptions, readOptions, USAGE } from './read-options.ts'
import { watchSources } from './watch-sources.ts'

const write = (line: string) => void process.stdout.write(`${line}\n`)
const log = printLog({
  write,
  colour: process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined,
})

/** One product on this machine, from the first engine to the table of addresses, until somebody stops it. */
export async function runStack(mode: 'dev' | 'start', args: readonly string[]): Promise<void> {
  const given = readArguments(mode, args)
  if (given === null) return
  const { fresh, apis, workers, portBase, stateDir } = given
  mkdirSync(stateDir, { recursive: true })
  const options: StackOptions = {
    stateDir,
    mode,
    log,
    apis,
    workers,
    ports: portsFrom(portBase),
    databaseUrl: process.env.DATABASE_URL,
    signerDatabaseUrl: process.env.SIGNER_DATABASE_URL,
    signerOwnerDatabaseUrl: process.env.SIGNER_OWNER_DATABASE_URL,
    redisUrl: process.env.REDIS_URL,
  }
  if (fresh) await forgetState(options).catch(fail)
  const leaving = new AbortController()
  let stopWatching = () => {}
  onStopSignal({
    stop: () => {
      say('info', 'stopping')
      stopWatching()
      leaving.abort()
    },
    giveUp: () => process.exit(130),
  })
  const stack = await startStack({ ...options, signal: leaving.signal }).catch((error: unknown) =>
    leaving.signal.aborted ? sayGoodbye() : fail(error),
  )
  leaving.signal.addEventListener('abort', () => void stack.stop().then(sayGoodbye))
  write(describeStack(stack, options))
  say('info', `ready after ${seconds(performance.now())}; Ctrl-C ends everything`)
  if (mode === 'dev')
    stopWatching = watchSources((isStale) => restartStale(stack, { isStale, signal: leaving.signal }))
}

async function restartStale(
  stack: Stack,
  change: { isStale: (name: string) => boolean; signal: AbortSignal },
): Promise<void> {
  const stale = stack.processes.filter(({ name }) => change.isStale(name))
  say('info', `sources changed: ${stale.map(({ name }) => name).join(', ')} start again`)
  const failed = (error: unknown) => {
    if (!change.signal.aborted) say('error', `${summaryOf(error)}\nwaits for the next change`)
  }
  await Promise.all(stale.map(({ name }) => stack.restart(name).catch(failed)))
}

async function forgetState(options: StackOptions): Promise<void> {
  // Another run may still be writing there.
  await assertPortsFree(options)
  forgetPostgres(options.stateDir)
  rmSync(options.stateDir, { recursive: true, force: true })
  mkdirSync(options.stateDir, { recursive: true })
}

function sayGoodbye(): never {
  say('info', 'everything has ended')
  process.exit(0)
}

function fail(error: unknown): never {
  say('error', summaryOf(error))
  process.exit(error instanceof MissingEngines ? 2 : 1)
}

function summaryOf(error: unknown): string {
  return error instanceof ProcessFailed ? error.summary : reasonOf(error)
}

function say(level: LogLevel, text: string): void {
  log({ time: new Date(), source: 'windhover', level, text, fields: {} })
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Null where they make no sense: then it has been said how they would. */
function readArguments(mode: 'dev' | 'start', args: readonly string[]): RunOptions | null {
  try {
    const stateDir = join(REPOSITORY, '.run', mode)
    return readOptions(args, { portBase: DEFAULT_PORT_BASE, stateDir })
  } catch (error) {
    const isHelp = args.includes('--help')
    write(isHelp || !(error instanceof Error) ? USAGE : `${error.message}\n\n${USAGE}`)
    process.exitCode = isHelp ? 0 : 2
    return null
  }
}
