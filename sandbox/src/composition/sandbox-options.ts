import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type SandboxPorts, sandboxPortsFrom } from '../world/ports.ts'

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))

export type SandboxOptions = {
  readonly ports: SandboxPorts
  /** Whom it answers: this machine alone, unless a container says otherwise. */
  readonly host: string
  /** Where the explorer's pages lead back to; null where no product runs beside it. */
  readonly productUrl: string | null
  readonly seed: string
  readonly speed: number
  readonly stress: boolean
  /** Of Ethereum, BSC and Hedera, in place of each chain's own pace; null keeps that. */
  readonly blockTimeMs: number | null
  readonly fresh: boolean
  readonly stateDir: string
  /** What is made once and copied at each first start; safe to delete. */
  readonly cacheDir: string
}

/**
 * Flags for people, environment for the one command that starts everything:
 * `--port`, `--state`, `--seed`, `--speed` (market seconds per second), `--stress`, `--fresh`.
 */
export function readSandboxOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SandboxOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: env.SANDBOX_PORT_BASE ?? '4750' },
      state: { type: 'string', default: env.SANDBOX_STATE_DIR ?? join(REPOSITORY, '.run/dev/sandbox') },
      seed: { type: 'string', default: env.SANDBOX_SEED ?? 'windhover' },
      speed: { type: 'string', default: '1' },
      stress: { type: 'boolean', default: env.SANDBOX_STRESS === 'on' },
      fresh: { type: 'boolean', default: false },
    },
  })
  return {
    ports: sandboxPortsFrom(readNumber('--port', values.port, { least: 1024, most: 65_000 })),
    host: env.SANDBOX_HOST ?? '127.0.0.1',
    productUrl: env.SANDBOX_PRODUCT_URL ?? null,
    seed: values.seed,
    speed: readNumber('--speed', values.speed, { least: 1, most: 3_600 }),
    stress: values.stress,
    blockTimeMs: readBlockTime(env.SANDBOX_BLOCK_TIME_MS),
    fresh: values.fresh,
    stateDir: resolve(values.state),
    cacheDir: join(REPOSITORY, '.cache/sandbox'),
  }
}

/** For tests, which have nothing to gain from waiting for blocks. */
function readBlockTime(text: string | undefined): number | null {
  return text === undefined ? null : readNumber('SANDBOX_BLOCK_TIME_MS', text, { least: 50, most: 60_000 })
}

function readNumber(name: string, text: string, range: { least: number; most: number }): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= range.least && value <= range.most) return value
  throw new Error(`${name} takes a whole number from ${range.least} to ${range.most}, not "${text}"`)
}
