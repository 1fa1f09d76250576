import type { RouteContract, RouteResponse } from '@windhover/core/contract/route'
import type { WireError } from '@windhover/core/errors/wire-error'
import type { LiveEvent } from '@windhover/core/live/live-event'
import type { Topic } from '@windhover/core/live/topic'
import type { z } from 'zod'
import { findRecorded } from './recording.ts'

/** One call that the page made. */
export type Call = {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read the bodies they expect
  readonly body: any
}

type Given<Route extends RouteContract> = z.input<Route['response']> | Response
type Answer<Route extends RouteContract> =
  | Given<Route>
  | ((call: Call) => Given<Route> | Promise<Given<Route>>)

type Stub = {
  readonly contract: RouteContract
  readonly answer: Answer<RouteContract>
  readonly calls: Call[]
}

const EVENTS_PATH = '/api/events'

/**
 * Stands where the server stands: answers every `fetch` of the page to `/api/`. What a test does not stub is answered as
 * the product answered a practice guest; what was never recorded fails the test. Answers are held against the contract.
 */
export class StubServer {
  readonly #stubs: Stub[] = []
  readonly #unanswered: string[] = []
  readonly #sent: string[] = []
  readonly #listeners = new Set<(text: string) => void>()
  #isThere = true
  #lines = new AbortController()
  #eventCount = 0
  /** Published before the page had its line; the server tells them once it has. */
  readonly #unheard: string[] = []
  readonly #files = new Map<string, string>()

  /** The latest stub of a route counts. Gives the calls as they come. */
  answer<Route extends RouteContract>(contract: Route, answer: Answer<Route>): Call[] {
    const calls: Call[] = []
    this.#stubs.unshift({ contract, answer: answer as Answer<RouteContract>, calls })
    return calls
  }

  /** A file beside the page, which no api has a hand in. */
  serveFile(path: string, text: string): void {
    this.#files.set(path, text)
  }

  /** As our server fails: with a code and a sentence of its own. */
  refuse(contract: RouteContract, error: Partial<WireError> & { status?: number } = {}): Call[] {
    const { status = 409, ...told } = error
    const body = {
      error: 'Refused.',
      code: 'test/refused',
      retryable: false,
      requestId: 'request-1',
      ...told,
    }
    return this.answer(contract, () => Response.json(body, { status }))
  }

  /** As a machine in between fails: without a word a person could read. */
  breakDown(contract: RouteContract, status = 409): Call[] {
    const make = () => new Response('<h1>Conflict</h1>', { status, headers: { 'content-type': 'text/html' } })
    return this.answer(contract, make)
  }

  /** Never answers, so that what stands while waiting can be looked at. The answer lets it go, with its own answer. */
  hold<Route extends RouteContract>(
    contract: Route,
  ): { calls: Call[]; release: (answer: Given<Route>) => void } {
    const { promise, resolve } = Promise.withResolvers<Given<Route>>()
    const copy = (given: Given<Route>) => (given instanceof Response ? given.clone() : given)
    return { calls: this.answer(contract, async () => copy(await promise)), release: resolve }
  }

  /** What the product answered when it was recorded, to be changed a little. */
  recorded<Route extends RouteContract>(
    contract: Route,
    query: Record<string, string> = {},
  ): RouteResponse<Route> {
    const found = findRecorded(contract.method, contract.path, new URLSearchParams(query))
    if (found === undefined) throw new Error(`${contract.method} ${contract.path} was never recorded`)
    return contract.response.parse(structuredClone(found.body)) as RouteResponse<Route>
  }

  /** A live event, as the server pushes it to every open tab of the user. */
  publish(topic: Topic, data: LiveEvent['data']): void {
    this.#eventCount += 1
    const event = { id: String(this.#eventCount), name: topic.name, at: new Date().toISOString(), data }
    const text = `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`
    if (this.#listeners.size === 0) this.#unheard.push(text)
    for (const listener of this.#listeners) listener(text)
  }

  /** As a process that was killed: every call fails, and the live events break off. */
  goAway(): void {
    this.#isThere = false
    this.#lines.abort()
  }

  comeBack(): void {
    this.#isThere = true
    this.#lines = new AbortController()
  }

  /** Takes the line away: nothing reaches the server, and the browser says so. */
  goOffline(): void {
    this.goAway()
    window.dispatchEvent(new Event('offline'))
  }

  goOnline(): void {
    this.comeBack()
    window.dispatchEvent(new Event('online'))
  }

  /** Calls that nothing answered: a test that makes them has not said what it shows. */
  get unanswered(): readonly string[] {
    return this.#unanswered
  }

  /** Everything that has left the page: address, headers and body of each call. */
  get sent(): readonly string[] {
    return this.#sent
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    // Chromium sometimes lets the body of a request wait for seconds; the text it was made of is at hand.
    const body = typeof init?.body === 'string' ? init.body : await request.text()
    this.#sent.push([request.method, request.url, ...[...request.headers].flat(), body].join('\n'))
    if (!this.#isThere) throw new TypeError('Failed to fetch')
    if (url.pathname === EVENTS_PATH)
      return this.#openEvents(AbortSignal.any([request.signal, this.#lines.signal]))
    const file = this.#files.get(url.pathname)
    if (file !== undefined) return new Response(file)
    return untilAborted(request.signal, this.#respond(request, url, body))
  }

  async #respond(request: Request, url: URL, body: string): Promise<Response> {
    for (const { contract, answer, calls } of this.#stubs) {
      const params = contract.method === request.method ? matchPath(contract.path, url.pathname) : null
      if (params === null) continue
      const call: Call = {
        params,
        query: url.searchParams,
        headers: request.headers,
        body: body === '' ? undefined : JSON.parse(body),
      }
      calls.push(call)
      const given = typeof answer === 'function' ? await answer(call) : answer
      if (given instanceof Response) return given.bodyUsed ? new Response(null) : given.clone()
      contract.response.parse(structuredClone(given))
      return Response.json(given)
    }
    const recorded = findRecorded(request.method, url.pathname, url.searchParams)
    if (recorded !== undefined) return Response.json(recorded.body)
    this.#unanswered.push(`${request.method} ${url.pathname}${url.search}`)
    return Response.json(
      { error: 'No stub answers this call.', code: 'test/unanswered', retryable: false, requestId: '-' },
      { status: 501 },
    )
  }

  #openEvents(signal: AbortSignal): Response {
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const listener = (text: string) => controller.enqueue(encoder.encode(text))
        this.#listeners.add(listener)
        for (const text of this.#unheard.splice(0)) listener(text)
        signal.addEventListener('abort', () => {
          this.#listeners.delete(listener)
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

function untilAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([answer, aborted])
}

/** The values of `:name` parts, or null where the path is another. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}
