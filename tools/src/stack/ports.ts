import { createServer, type Server } from 'node:net'

/** What listens where. One number fixes all of them, so that several products can run on one machine. */
export type StackPorts = {
  readonly web: number
  readonly api: number
  readonly worker: number
  readonly workerHealth: number
  readonly restateIngress: number
  readonly restateAdmin: number
  readonly restateNode: number
  readonly postgres: number
  readonly redis: number
  /** First of the practice world's own six. */
  readonly sandbox: number
}

export const DEFAULT_PORT_BASE = 4700

const SPAN = 60
/** From 32,768 on the kernel hands out ports by itself, and one it gave away a moment ago looks free. */
const FIRST_BASE = 12_000
const BASES = Math.floor((32_768 - FIRST_BASE) / SPAN)

export function portsFrom(base: number): StackPorts {
  return {
    web: base,
    api: base + 10,
    worker: base + 20,
    workerHealth: base + 21,
    restateIngress: base + 30,
    restateAdmin: base + 31,
    restateNode: base + 32,
    postgres: base + 40,
    redis: base + 41,
    sandbox: base + 50,
  }
}

/**
 * A base whose whole span is free. The last port of it is kept for as long as this process lives, so that nobody else who
 * looks at the same moment takes the same one.
 */
export async function findFreePortBase(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const base = FIRST_BASE + SPAN * Math.floor(Math.random() * BASES)
    const claim = await listen(base + SPAN - 1)
    if (claim === null) continue
    const others = Array.from({ length: SPAN - 1 }, (_, offset) => base + offset)
    const free = await Promise.all(others.map((port) => isPortFree(port)))
    if (free.every(Boolean)) {
      claim.unref()
      return base
    }
    claim.close()
  }
  throw new Error(`no ${SPAN} free ports in a row were found`)
}

export async function isPortFree(port: number): Promise<boolean> {
  const server = await listen(port)
  if (server === null) return false
  await new Promise((resolve) => server.close(resolve))
  return true
}

/** Null where somebody else listens. */
function listen(port: number): Promise<Server | null> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server))
  })
}
