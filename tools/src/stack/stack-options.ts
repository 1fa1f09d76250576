import type { StackLog } from './log/log-entry.ts'
import type { StackPorts } from './ports.ts'

export type StackOptions = {
  /** Everything the stack keeps lies in here; remove it while nothing runs and the next start is a first start. */
  readonly stateDir: string
  readonly ports: StackPorts
  /** dev: Vite and readable errors. start: the built web app, served by the api, NODE_ENV=production. */
  readonly mode: 'dev' | 'start'
  readonly log: StackLog
  readonly apis?: number
  readonly workers?: number
  /** Start again what dies by itself or by `kill9`. Default true. */
  readonly revive?: boolean
  /** Always after this pause, for tests that kill on purpose; without it the pause doubles with every early death. */
  readonly reviveAfterMs?: number
  /** The state will be thrown away: do not wait for the disk. */
  readonly throwaway?: boolean
  /** Engines that run already; without them private ones are started. */
  readonly databaseUrl?: string | undefined
  readonly signerDatabaseUrl?: string | undefined
  /** Only for migrations; no process is told. */
  readonly signerOwnerDatabaseUrl?: string | undefined
  readonly redisUrl?: string | undefined
  /** Gives up a start under way, and ends what already runs. */
  readonly signal?: AbortSignal
  /** Started in place of the worker's own main file, from the root of the repository; only tests have one. */
  readonly workerEntry?: string
  /** The same for the signer. */
  readonly signerEntry?: string
  /** Added to the environment of api and worker. */
  readonly env?: Readonly<Record<string, string>>
  /** Added to the environment of the practice world. */
  readonly sandboxEnv?: Readonly<Record<string, string>>
}

/** What the processes are told about each other. */
export type StackAddresses = {
  readonly origin: string
  readonly apis: readonly string[]
  readonly databaseUrl: string
  readonly signerDatabaseUrl: string
  readonly redisUrl: string
  readonly restateIngressUrl: string
  readonly restateAdminUrl: string
  readonly restateIdentityKey: string
  readonly signerSocket: string
  readonly witnessSocket: string
}
