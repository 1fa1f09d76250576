import { createServer } from 'node:net'

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

/** A base whose whole span is free. Stays below the range from which the kernel hands out ports by itself. */
export async function findFreePortBase(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const base = 12_000 + SPAN * Math.floor(Math.random() * 400)
    const span = Array.from({ length: SPAN }, (_, offset) => base + offset)
    const free = await Promise.all(span.map((port) => isPortFree(port)))
    if (free.every(Boolean)) return base
  }
  throw new Error(`no ${SPAN} free ports in a row were found`)
}

export function isPortFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
