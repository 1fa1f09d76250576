import { isPortFree } from './ports.ts'
import type { StackOptions } from './stack-options.ts'
import { waitFor } from './wait-for.ts'

/** A run that was killed the hard way needs a moment until its watchdog has ended the rest. */
const PATIENCE_MS = 8_000

/** Says at once and in plain words what would otherwise fail late, one process at a time. */
export async function assertPortsFree(options: StackOptions): Promise<void> {
  const wanted = Object.entries(options.ports).filter(
    ([name]) => !(name === 'postgres' && options.databaseUrl) && !(name === 'redis' && options.redisUrl),
  )
  const taken = async () => {
    const states = await Promise.all(
      wanted.map(async ([name, port]) => ({ name, port, free: await isPortFree(port) })),
    )
    return states.filter((state) => !state.free)
  }
  if (await waitFor({ check: async () => (await taken()).length === 0, withinMs: PATIENCE_MS })) return
  const list = (await taken()).map((state) => `${state.port} (${state.name})`).join(', ')
  throw new Error(`These ports are taken: ${list}. Does another "npm run dev" or "npm start" run?`)
}
