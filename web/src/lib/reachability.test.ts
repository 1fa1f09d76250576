import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doubt, noteSign, onBack, reach, readOutage, startReachability, tryNow } from './reachability.ts'

const NOW_MS = Date.parse('2026-01-02T12:04:00Z')

/** How the server answers; null: not at all. */
let answer: () => Response | null = () => Response.json({})
const asked = vi.fn()
let browser = new EventTarget()
let stop = () => {}

// A stub of the browser's fetch: a real server cannot be unplugged by the millisecond.
const fetchStub = async (url: string, init: RequestInit) => {
  asked(url)
  if (init.signal?.aborted) throw init.signal.reason
  const response = answer()
  if (response === null) throw new TypeError('Failed to fetch')
  return response
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  vi.stubGlobal('fetch', fetchStub)
  answer = () => Response.json({})
  asked.mockClear()
  browser = new EventTarget()
  stop = startReachability(browser)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
async function goOffline() {
  answer = () => null
  browser.dispatchEvent(new Event('offline'))
  await settle()
}

it('knows of an outage at once when the browser says so and the server is silent', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  noteSign()
  await vi.advanceTimersByTimeAsync(60_000)
  await goOffline()
  expect(readOutage()?.sinceMs, 'the last sign of life').toBe(NOW_MS + 5_000)
  const nextInMs = (readOutage()?.nextTryAtMs ?? 0) - Date.now()
  expect(nextInMs).toBeGreaterThanOrEqual(500)
  expect(nextInMs).toBeLessThanOrEqual(1_000)
})

it('does not believe the browser while the server answers', async () => {
  browser.dispatchEvent(new Event('offline'))
  await settle()
  expect(asked).toHaveBeenCalledOnce()
  expect(readOutage()).toBeNull()
})

const SILENT: readonly (readonly [string, () => Response | null])[] = [
  ['no answer', () => null],
  ['a bad gateway', () => new Response('', { status: 502 })],
  ['a gateway that gave up', () => new Response('<h1>504</h1>', { status: 504 })],
]
it.each(SILENT)('takes a call with %s for a doubt, and the next one for the answer', async (_, silent) => {
  answer = silent
  await reach('/api/any', {}).catch(() => undefined)
  await settle()
  expect(readOutage()).not.toBeNull()
})

const REFUSED: readonly (readonly [string, () => Response])[] = [
  ['a failure of our server', () => Response.json({ error: 'Broken' }, { status: 500 })],
  ['a server that is not ready', () => Response.json({ error: 'Not ready' }, { status: 503 })],
  ['a refusal', () => Response.json({ error: 'No' }, { status: 404 })],
]
it.each(REFUSED)('does not take %s for an outage', async (_, refused) => {
  answer = refused
  await reach('/api/any', {})
  await settle()
  expect(asked).toHaveBeenCalledOnce()
  expect(readOutage()).toBeNull()
})

it('does not call one broken route an outage', async () => {
  let calls = 0
  answer = () => {
    calls += 1
    return calls === 1 ? new Response('', { status: 502 }) : Response.json({})
  }
  await reach('/api/broken', {})
  await settle()
  expect(asked).toHaveBeenCalledTimes(2)
  expect(readOutage()).toBeNull()
})

it('does not doubt when a call was given up, but does when it took too long', async () => {
  await reach('/api/any', { signal: AbortSignal.abort() }).catch(() => undefined)
  await settle()
  expect(asked).toHaveBeenCalledOnce()
  const tooLong = AbortSignal.abort(new DOMException('Too long', 'TimeoutError'))
  await reach('/api/any', { signal: tooLong }).catch(() => undefined)
  await settle()
  expect(asked).toHaveBeenCalledTimes(3)
})

it('tries again after growing pauses, at most half a minute, and hears when it is back', async () => {
  const back = vi.fn()
  const unwatch = onBack(back)
  await goOffline()
  const pausesMs: number[] = []
  for (let tries = 0; tries < 8; tries += 1) {
    const pauseMs = (readOutage()?.nextTryAtMs ?? 0) - Date.now()
    pausesMs.push(pauseMs)
    await vi.advanceTimersByTimeAsync(pauseMs)
  }
  expect(asked).toHaveBeenCalledTimes(9)
  expect(Math.max(...pausesMs)).toBeLessThanOrEqual(30_000)
  expect(pausesMs[4]).toBeGreaterThan(pausesMs[0] ?? 0)
  expect(readOutage()?.sinceMs).toBe(NOW_MS)
  expect(back).not.toHaveBeenCalled()
  answer = () => Response.json({})
  await vi.advanceTimersByTimeAsync(30_000)
  expect(readOutage()).toBeNull()
  expect(back).toHaveBeenCalledOnce()
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked, 'nothing is asked while it answers').toHaveBeenCalledTimes(before)
  unwatch()
})

it('tries at once when asked to, or when the browser is online again, and only once at a time', async () => {
  await goOffline()
  expect(readOutage()?.nextTryAtMs).not.toBeNull()
  const tried = Promise.all([tryNow(), tryNow()])
  expect(readOutage()?.nextTryAtMs, 'it is being tried').toBeNull()
  await tried
  expect(asked).toHaveBeenCalledTimes(2)
  answer = () => Response.json({})
  browser.dispatchEvent(new Event('online'))
  await settle()
  expect(readOutage()).toBeNull()
})

it('ends with any call that gets through, also while a try of its own fails', async () => {
  await goOffline()
  const tried = tryNow()
  noteSign()
  await tried
  expect(readOutage()).toBeNull()
})

it('asks nothing more for further doubts: the next try is set', async () => {
  await goOffline()
  doubt()
  doubt()
  await settle()
  expect(asked).toHaveBeenCalledOnce()
})
