import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createFaultBoard } from '../../faults/fault-board.ts'
import { createMarket } from '../../market/create-market.ts'
import { createMarketClock } from '../../market/market-clock.ts'
import { buildUniverse } from '../../universe/build-universe.ts'
import type { World } from '../../world/world.ts'
import { mountDouble } from '../mount-doubles.ts'
import { double } from './index.ts'

type Row = [chain: string, address: string, priceUsd: number, confidenceBps: number, observedAtMs: number]
type Message = { type: string; data?: Row[]; message?: string }

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const WSOL = 'So11111111111111111111111111111111111111112'

const seed = 'test'
const universe = buildUniverse(seed)
const market = createMarket({ seed, universe })
const clock = createMarketClock()
const faults = createFaultBoard()
let app: FastifyInstance
let stressed: FastifyInstance
const open: WebSocket[] = []

beforeAll(async () => {
  app = await startDouble(false)
  stressed = await startDouble(true)
})
afterEach(() => {
  faults.clear()
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(async () => {
  await app.close()
  await stressed.close()
})

describe('price stream', () => {
  it('tells the present prices of what was asked for, then what changes', async () => {
    const line = await connect(app)
    line.subscribe([`solana:${WSOL}`, 'ethereum:native', `solana:${USDC}`])
    const first = await line.next()
    expect(first.data?.map(([chain, address]) => `${chain}:${address}`).toSorted()).toEqual([
      'ethereum:native',
      `solana:${USDC}`,
      `solana:${WSOL}`,
    ])
    const [chain, address, priceUsd, confidenceBps, observedAtMs] = await line.rowOf(WSOL)
    expect([chain, address, confidenceBps]).toEqual(['solana', WSOL, 2])
    expect(priceUsd).toBe(market.priceUsd('SOL', observedAtMs))
    expect(Math.abs(Date.now() - observedAtMs)).toBeLessThan(30_000)
    expect(line.rows().every((row) => ['native', WSOL, USDC].includes(row[1]))).toBe(true)
  })

  it('tells everything to whoever asks for all, launches too, about a thousand times a second', async () => {
    const line = await connect(app)
    line.subscribe('all')
    const first = await line.next()
    expect(first.data?.length).toBeGreaterThan(universe.listings.length + 300)
    const later = () => line.rows().slice(first.data?.length ?? 0)
    await line.until(() => later().length > 2_000)
    const times = later().map((row) => row[4])
    const seconds = (Math.max(...times) - Math.min(...times)) / 1_000
    expect(times.length / seconds).toBeGreaterThan(500)
    expect(times.length / seconds).toBeLessThan(1_750)
  })

  it('multiplies the rate only where the world is under stress', async () => {
    const [plain, fast] = [await connect(app, '?rate=20'), await connect(stressed, '?rate=20')]
    plain.subscribe([`solana:${WSOL}`])
    fast.subscribe([`solana:${WSOL}`])
    await fast.until(() => fast.rows().length > 100)
    expect(plain.rows().length).toBeLessThan(fast.rows().length / 4)
  })

  it('shows a sign of life every five seconds', { timeout: 15_000 }, async () => {
    const line = await connect(app)
    const startedAtMs = Date.now()
    expect(await line.next()).toEqual({ type: 'heartbeat' })
    expect(Date.now() - startedAtMs).toBeGreaterThan(4_000)
  })

  it.each(['nonsense', '{"type":"subscribe"}', '{"type":"subscribe","tokens":[],"more":1}'])(
    'refuses %s',
    async (text) => {
      const line = await connect(app)
      line.socket.send(text)
      expect((await line.next()).type).toBe('error')
    },
  )

  it('answers a plain request with 426 and a foreign path with 404', async () => {
    const answer = await fetch(`${urlOf(app).replace('ws:', 'http:')}`)
    expect(answer.status).toBe(426)
    await expect(connect(app, 'x')).rejects.toThrow('404')
  })

  it.each([
    ['rate-limit', '429'],
    ['server-error', '503'],
  ] as const)('refuses the line on %s with %s', async (kind, status) => {
    faults.set({ target: 'price-stream', kind, times: 1 })
    await expect(connect(app)).rejects.toThrow(status)
    await expect(connect(app)).resolves.toBeDefined()
  })

  it('drops the line', async () => {
    const line = await connect(app)
    line.subscribe('all')
    await line.next()
    const closed = new Promise((resolve) => line.socket.on('close', resolve))
    faults.set({ target: 'price-stream', kind: 'drop', times: 1 })
    expect(await closed).toBe(1006)
  })

  it('delays without changing the order', async () => {
    const line = await connect(app)
    line.subscribe([`solana:${WSOL}`])
    await line.next()
    faults.set({ target: 'price-stream', kind: 'delay', times: 1, delayMs: 900 })
    const isLate = ({ row, gotAtMs }: { row: Row; gotAtMs: number }) => gotAtMs - row[4] > 800
    await line.until(() => line.timedRows().some(isLate))
    const late = line.rows().length
    await line.until(() => line.rows().length >= late + 2)
    const rows = line.timedRows()
    expect(rows.map(({ row }) => row[4])).toEqual(rows.map(({ row }) => row[4]).toSorted((a, b) => a - b))
  })

  it('says a message twice', async () => {
    const line = await connect(app)
    line.subscribe([`solana:${WSOL}`])
    await line.next()
    // The price that is told at first may be the one that the next tick brings.
    const known = line.messages.length
    faults.set({ target: 'price-stream', kind: 'duplicate', times: 1 })
    const told = () => line.messages.slice(known).map((message) => JSON.stringify(message))
    const repeats = () => told().length - new Set(told()).size
    await line.until(() => repeats() > 0)
    const repeated = told().length
    await line.until(() => told().length >= repeated + 2)
    expect(repeats()).toBe(1)
  })

  it('brings an old price after a new one', async () => {
    const line = await connect(app)
    line.subscribe([`solana:${WSOL}`])
    await line.next()
    faults.set({ target: 'price-stream', kind: 'reorder', times: 1 })
    const backwards = () => {
      const times = line.rows().map((row) => row[4])
      return times.filter((time, index) => time < (times[index - 1] ?? 0)).length
    }
    await line.until(() => backwards() > 0)
    const known = line.rows().length
    await line.until(() => line.rows().length >= known + 2)
    expect(backwards()).toBe(1)
  })

  it('lies about the token that is named, by the asked measure', async () => {
    const line = await connect(app)
    line.subscribe([`solana:${WSOL}`, 'ethereum:native'])
    await line.next()
    faults.set({ target: 'price-stream', kind: 'lie', amount: 300, match: WSOL })
    // What was observed before may have been on its way already.
    const sinceMs = clock.nowMs()
    const newest = (address: string) => line.rows().findLast((row) => row[4] > sinceMs && row[1] === address)
    await line.until(() => newest(WSOL) !== undefined && newest('native') !== undefined)
    const [, , sol, , solAtMs] = newest(WSOL) ?? []
    const [, , eth, , ethAtMs] = newest('native') ?? []
    expect((sol ?? 0) / market.priceUsd('SOL', solAtMs ?? 0)).toBeCloseTo(3, 6)
    expect((eth ?? 0) / market.priceUsd('ETH', ethAtMs ?? 0)).toBeCloseTo(1, 6)
  })

  it('ends its lines with the server', async () => {
    const own = await startDouble(false)
    const line = await connect(own)
    line.subscribe('all')
    await line.next()
    const closed = new Promise((resolve) => line.socket.on('close', resolve))
    await own.close()
    await closed
  })
})

/** Chains play no part here, so the world has none. */
async function startDouble(stress: boolean): Promise<FastifyInstance> {
  const server = Fastify()
  const world = { seed, universe, market, clock, faults, stress } as unknown as World
  await mountDouble(server, double, world)
  await server.listen({ port: 0, host: '127.0.0.1' })
  return server
}

function urlOf(server: FastifyInstance): string {
  return `${server.listeningOrigin.replace('http:', 'ws:')}/price-stream`
}

async function connect(server: FastifyInstance, query = '') {
  const socket = new WebSocket(`${urlOf(server)}${query}`)
  open.push(socket)
  const messages: Message[] = []
  const got: { row: Row; gotAtMs: number }[] = []
  let read = 0
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    messages.push(message)
    for (const row of message.data ?? []) got.push({ row, gotAtMs: Date.now() })
  })
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  const waitFor = async <T>(find: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      await sleep(10)
    }
  }
  return {
    socket,
    messages,
    subscribe: (tokens: 'all' | string[]) => socket.send(JSON.stringify({ type: 'subscribe', tokens })),
    next: () => waitFor(() => messages[read]).finally(() => read++),
    rowOf: (address: string) => waitFor(() => got.slice(3).find(({ row }) => row[1] === address)?.row),
    until: async (isThere: () => boolean) => void (await waitFor(() => isThere() || undefined)),
    rows: () => got.map(({ row }) => row),
    timedRows: () => got,
  }
}
