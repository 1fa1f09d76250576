import { workspaceRoutes } from '@windhover/core/workspace/contract'
import { reconnectDelayMs } from './reconnect-delay.ts'

/**
 * The one place that knows whether the server can be reached. A failed request, a broken live connection and the
 * browser's own word only raise a doubt; a small question to the server settles it, and is repeated until it answers.
 */
export type Outage = {
  /** The last sign of life: everything shown is as of then. */
  readonly sinceMs: number
  /** Null while it is being tried. */
  readonly nextTryAtMs: number | null
}

const ANSWER_WITHIN_MS = 5_000

let outage: Outage | null = null
let lastSignMs = 0
let signs = 0
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<void> | null = null
/** Null until started: then nobody waits for an answer. */
let running: AbortController | null = null

const listeners = new Set<() => void>()
const backListeners = new Set<() => void>()

export const readOutage = (): Outage | null => outage

/** Hears of every change: that it began or ended, and when the next try comes. */
export function watchOutage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hears that the server answers again: the moment to ask for what did not come. */
export function onBack(listener: () => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

/** Begins anew, as a loaded page does; the answer ends it. */
export function startReachability(events: EventTarget = window): () => void {
  stop()
  running = new AbortController()
  lastSignMs = Date.now()
  const { signal } = running
  events.addEventListener('offline', doubt, { signal })
  events.addEventListener('online', () => outage !== null && void tryNow(), { signal })
  return stop
}

function stop(): void {
  running?.abort()
  running = null
  clearTimeout(timer)
  asking = null
  failures = 0
  write(null)
}

/** As `fetch`, for every call to our server: how it went is a sign. */
export async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init)
    if (isOurs(response)) noteSign()
    // A machine in between, which did not find our server either.
    else if (response.status >= 500) doubt()
    return response
  } catch (cause) {
    if (!wasGivenUp(init.signal)) doubt()
    throw cause
  }
}

/** Our server was heard. */
export function noteSign(): void {
  signs += 1
  lastSignMs = Date.now()
  if (outage === null) return
  clearTimeout(timer)
  failures = 0
  write(null)
}

/** Something went wrong that may have been the line. */
export function doubt(): void {
  if (outage === null) void tryNow()
}

export function tryNow(): Promise<void> {
  if (running === null) return Promise.resolve()
  clearTimeout(timer)
  if (outage !== null) write({ ...outage, nextTryAtMs: null })
  asking ??= ask(running.signal)
  return asking
}

async function ask(stopped: AbortSignal): Promise<void> {
  const signsBefore = signs
  const isThere = await isAnswered()
  if (stopped.aborted) return
  asking = null
  if (isThere) return noteSign()
  // Another call has got through meanwhile.
  if (signs !== signsBefore) return
  const delayMs = reconnectDelayMs(failures)
  failures += 1
  timer = setTimeout(() => void tryNow(), delayMs)
  write({ sinceMs: outage?.sinceMs ?? lastSignMs, nextTryAtMs: Date.now() + delayMs })
}

async function isAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    return isOurs(await fetch(workspaceRoutes.getWorkspace.path, { cache: 'no-store', signal }))
  } catch {
    return false
  }
}

/** Our server speaks JSON, also when it refuses, and events; a proxy or a hotel's sign-in page does not. */
function isOurs({ headers }: Response): boolean {
  return /json|event-stream/.test(headers.get('content-type') ?? '')
}

function wasGivenUp(signal: AbortSignal | null | undefined): boolean {
  return signal?.aborted === true && signal.reason?.name !== 'TimeoutError'
}

function write(next: Outage | null): void {
  const isBack = outage !== null && next === null
  outage = next
  for (const listener of listeners) listener()
  if (isBack) for (const listener of backListeners) listener()
}
