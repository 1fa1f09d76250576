import type { Double } from '@windhover/sandbox/doubles/double'
import { mountDouble } from '@windhover/sandbox/doubles/mount-doubles'
import { createFaultBoard } from '@windhover/sandbox/faults/fault-board'
import { createMarket } from '@windhover/sandbox/market/create-market'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import type { World } from '@windhover/sandbox/world/world'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

type Headers = Readonly<Record<string, string>>
type Source = { readonly name: string; readonly double: Double; readonly headers?: Headers }

/** The double of one market source at one moment. It answers from the market alone: no chain is asked. */
export function useSourceDouble({ name, double, headers: usual = {} }: Source) {
  const nowMs = Date.UTC(2026, 10, 12, 9, 30)
  const universe = buildUniverse(name)
  const world = {
    seed: name,
    universe,
    market: createMarket({ seed: name, universe }),
    faults: createFaultBoard(),
    clock: { nowMs: () => nowMs, speed: 1 },
    ports: sandboxPortsFrom(4_750),
  } as unknown as World
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    await mountDouble(app, double, world)
  })
  beforeEach(() => world.faults.clear())
  afterAll(() => app.close())
  const get = (path: string, headers: Headers = usual) => app.inject({ url: `/${name}${path}`, headers })
  return { name, world, nowMs, get }
}

/** What every double of a source does: refuses what the original would, and fails on a switch. */
export function failsLikeTheOriginal(
  { name, world, get }: ReturnType<typeof useSourceDouble>,
  paths: { readonly good: string; readonly refused: readonly string[] },
): void {
  const { good } = paths
  it.each(paths.refused)('refuses %s, as the original would', async (path) => {
    const { statusCode } = await get(path)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })

  it('lie: answers in a shape that is not its own, once', async () => {
    world.faults.set({ target: name, kind: 'lie', times: 1 })
    expect((await get(good)).json()).toEqual({ unexpected: { shape: true }, data: 'later' })
    expect((await get(good)).json()).not.toHaveProperty('unexpected')
  })

  it('rate-limit and server-error: in the original’s words', async () => {
    world.faults.set({ target: name, kind: 'rate-limit', times: 1 })
    expect((await get(good)).statusCode).toBe(429)
    world.faults.set({ target: name, kind: 'server-error', times: 1 })
    expect((await get(good)).statusCode).toBeGreaterThanOrEqual(500)
    expect((await get(good)).statusCode).toBe(200)
  })
}
