import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { productEnvironment } from '@windhover/sandbox/world/product-environment'
import { baseEnvironment } from './engines/base-environment.ts'
import { parsePinoLine, parsePlainLine } from './log/parse-line.ts'
import { answersOk } from './probe.ts'
import type { ProcessPlan } from './process-plan.ts'
import { REPOSITORY } from './repository.ts'
import type { StackSecrets } from './secrets.ts'
import type { StackAddresses, StackOptions } from './stack-options.ts'
import { giveFolder, type StackUsers } from './users.ts'

/** Settings of api and worker that a person may change from outside. */
const OPEN_SETTINGS = [
  'LOG_LEVEL',
  'FILE_STORE',
  'DATABASE_POOL',
  'TRUSTED_PROXIES',
  'HEDERA_FEE_ACCOUNT',
  'SWAP_FEE_BPS',
  'SWAP_FEE_SOLANA_ACCOUNT',
  'SWAP_FEE_EVM_ACCOUNT',
] as const

/**
 * Saves a quarter of the time that loading takes. Not for the signer, which writes nothing but its database. What lies
 * there is run by whoever reads it, so users share none.
 */
const cacheOf = (folder: string) => ({ NODE_COMPILE_CACHE: join(folder, 'compile-cache') })
const OWN_CACHE = join(REPOSITORY, '.run')

export type AppContext = {
  readonly options: StackOptions
  readonly addresses: StackAddresses
  readonly secrets: StackSecrets
  /** Null where everything runs as one user. */
  readonly users: StackUsers | null
}

export function planApi(context: AppContext, index: number): ProcessPlan {
  const port = apiPort(context.options, index)
  const healthPort = apiHealthPort(context.options, index)
  const { mode, stateDir } = context.options
  const webEnv = {
    WEB_DIST: join(REPOSITORY, 'web/dist'),
    SIGNER_PUBLIC_KEY_FILE: signerPublicKeyOf(stateDir),
  }
  return {
    ...nodeProgram({ name: `api-${index}`, entry: 'server/src/main-api.ts' }),
    env: {
      ...serverEnvironment(context, index),
      API_PORT: String(port),
      API_HEALTH_PORT: String(healthPort),
      ...(mode === 'start' && webEnv),
    },
    ...ownerOf(context),
    isReady: () => answersOk(`http://127.0.0.1:${healthPort}/health`),
  }
}

export function planWorker(context: AppContext, index: number): ProcessPlan {
  const healthPort = context.options.ports.workerHealth + index - 1
  const entry = context.options.workerEntry ?? 'server/src/main-worker.ts'
  return {
    ...nodeProgram({ name: `worker-${index}`, entry }),
    env: {
      ...serverEnvironment(context, index),
      // The worker alone says where it is, and knows whom it answers.
      RESTATE_ADMIN_URL: context.addresses.restateAdminUrl,
      RESTATE_IDENTITY_KEY: context.addresses.restateIdentityKey,
      WORKER_HEALTH_PORT: String(healthPort),
    },
    ...ownerOf(context),
    isReady: () => answersOk(`http://127.0.0.1:${healthPort}/health`),
  }
}

/** The practice world: chains, market and doubles. Its state lies with the rest; what is made once, in a shared cache. */
export function planSandbox({
  options,
}: {
  options: Pick<StackOptions, 'ports' | 'stateDir' | 'sandboxEnv'>
}): ProcessPlan {
  const base = options.ports.sandbox
  return {
    ...nodeProgram({ name: 'sandbox', entry: 'sandbox/src/main-sandbox.ts' }),
    env: {
      ...baseEnvironment(),
      ...cacheOf(OWN_CACHE),
      SANDBOX_PORT_BASE: String(base),
      SANDBOX_STATE_DIR: join(options.stateDir, 'sandbox'),
      SANDBOX_PRODUCT_URL: `http://localhost:${options.ports.web}`,
      ...options.sandboxEnv,
    },
    isReady: () => answersOk(`http://127.0.0.1:${base}/health`),
    // The very first start on a machine deploys every contract.
    readyWithinMs: 300_000,
  }
}

export function planWeb(context: AppContext): ProcessPlan {
  const { web: port } = context.options.ports
  return {
    name: 'web',
    command: process.execPath,
    args: [
      join(REPOSITORY, 'node_modules/vite/bin/vite.js'),
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen',
      'false',
      // Writes nothing beside the sources.
      '--configLoader',
      'native',
    ],
    cwd: join(REPOSITORY, 'web'),
    env: {
      ...baseEnvironment(),
      ...cacheOf(appCache(context)),
      WEB_CACHE_DIR: join(appCache(context), 'vite'),
      API_URL: context.addresses.apis[0] ?? '',
      SIGNER_PUBLIC_KEY_FILE: signerPublicKeyOf(context.options.stateDir),
    },
    ...ownerOf(context),
    stopSignal: 'SIGTERM',
    parseLine: parsePlainLine,
    isReady: () => answersOk(`http://localhost:${port}/`),
    readyWithinMs: 120_000,
  }
}

/** With production builds the first api takes the place of the web server. */
export function apiPort(options: StackOptions, index: number): number {
  return (options.mode === 'start' ? options.ports.web : options.ports.api) + index - 1
}

/** In the range that the mode leaves free. */
function apiHealthPort({ mode, ports }: StackOptions, index: number): number {
  return mode === 'start' ? ports.api + index - 1 : ports.web + index
}

export function nodeProgram(program: { name: string; entry: string }): Omit<ProcessPlan, 'env' | 'isReady'> {
  return {
    name: program.name,
    command: process.execPath,
    args: ['--enable-source-maps', '--disable-warning=ExperimentalWarning', join(REPOSITORY, program.entry)],
    cwd: REPOSITORY,
    stopSignal: 'SIGTERM',
    parseLine: parsePinoLine,
    // Far more than it takes: a machine that also runs tests and builds can be slow.
    readyWithinMs: 120_000,
  }
}

/** Those of the named settings that whoever started us has made. */
export function readOpenSettings(names: readonly string[]): Record<string, string> {
  const made = names.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(made)
}

/** The signer writes it; whoever serves the page hands it out. */
export function signerPublicKeyOf(stateDir: string): string {
  return resolve(stateDir, 'signer-public', 'key')
}

/** The folders that api, worker and web write to. */
export function giveAppFolders(context: AppContext): void {
  const owner = context.users?.app ?? null
  giveFolder(filesOf(context.options), { owner, mode: 0o700 })
  // Once: another product may be writing there.
  const cache = appCache(context)
  if (owner !== null && !existsSync(cache)) giveFolder(cache, { owner, mode: 0o700 })
}

const filesOf = ({ stateDir }: StackOptions) => join(stateDir, 'files')
const appCache = ({ users }: AppContext) => (users === null ? OWN_CACHE : join(OWN_CACHE, 'app-cache'))
const ownerOf = ({ users }: AppContext) => (users === null ? {} : { owner: users.app })

/** What api and worker are told. Nothing of signer and witness but where they listen. */
function serverEnvironment(context: AppContext, index: number): Record<string, string> {
  const { options, addresses, secrets } = context
  return {
    ...baseEnvironment(),
    ...cacheOf(appCache(context)),
    ...readOpenSettings(OPEN_SETTINGS),
    NODE_ENV: options.mode === 'start' ? 'production' : 'development',
    ...productEnvironment(sandboxPortsFrom(options.ports.sandbox)),
    INSTANCE: String(index),
    PUBLIC_ORIGIN: addresses.origin,
    DATABASE_URL: addresses.databaseUrl,
    REDIS_URL: addresses.redisUrl,
    RESTATE_INGRESS_URL: addresses.restateIngressUrl,
    WORKER_PORT: String(options.ports.worker),
    WORKER_URL: `http://127.0.0.1:${options.ports.worker}`,
    SIGNER_SOCKET: addresses.signerSocket,
    WITNESS_SOCKETS: addresses.witnessSocket,
    FILE_STORE_DIR: filesOf(options),
    AUTH_SECRET: secrets.authSecret,
    ...options.env,
  }
}
