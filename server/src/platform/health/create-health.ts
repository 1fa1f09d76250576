/** A part is up when its check comes back in time. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>

export type PartHealth = { readonly state: 'up' | 'down'; readonly tookMs: number }

export type HealthReport = {
  readonly live: true
  /** False while a part is down or the process is on its way out: send no new work here. */
  readonly ready: boolean
  readonly leaving: boolean
  readonly parts: Readonly<Record<string, PartHealth>>
}

export type Health = {
  readonly read: () => Promise<HealthReport>
  readonly leave: () => void
}

const CHECK_TIMEOUT_MS = 2_000
/** However often it is asked, the parts are bothered at most once in this time. */
const FRESH_MS = 1_000

export function createHealth(checks: HealthChecks): Health {
  let leaving = false
  let latest: { at: number; parts: Promise<Record<string, PartHealth>> } | null = null
  return {
    read: async () => {
      const now = performance.now()
      if (latest === null || now - latest.at > FRESH_MS) latest = { at: now, parts: checkAll(checks) }
      const parts = await latest.parts
      const ready = !leaving && Object.values(parts).every((part) => part.state === 'up')
      return { live: true, ready, leaving, parts }
    },
    leave: () => {
      leaving = true
    },
  }
}

async function checkAll(checks: HealthChecks): Promise<Record<string, PartHealth>> {
  const entries = Object.entries(checks).map(async ([name, check]) => [name, await checkOne(check)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function checkOne(check: () => Promise<unknown>): Promise<PartHealth> {
  const startedAt = performance.now()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS)
  const state = await Promise.race([check(), tooLate]).then(
    () => 'up' as const,
    () => 'down' as const,
  )
  clearTimeout(timer)
  return { state, tookMs: Math.round(performance.now() - startedAt) }
}
