import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../ports/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { Caller } from './route-binding.ts'

/** Builds what is costly only when somebody looks: most reads never touch the headers or the log. */
export class RequestVisitor implements Visitor {
  readonly #request: FastifyRequest
  #headers: Headers | null = null

  constructor(request: FastifyRequest) {
    this.#request = request
  }

  get headers(): Headers {
    this.#headers ??= toHeaders(this.#request.headers)
    return this.#headers
  }

  get cookie(): string | undefined {
    return this.#request.headers.cookie
  }

  get ipAddress(): string {
    return this.#request.ip
  }
}

export class RequestCaller implements Caller {
  readonly visitor: Visitor
  readonly #request: FastifyRequest
  readonly #rootLog: Logger
  /** What the answer will set. */
  readonly cookies: string[] = []
  /** Where the answer sends the browser; null for an ordinary answer. */
  location: string | null = null
  #log: Logger | null = null

  constructor(options: { request: FastifyRequest; visitor: Visitor; log: Logger }) {
    this.#request = options.request
    this.visitor = options.visitor
    this.#rootLog = options.log
  }

  get requestId(): string {
    return this.#request.id
  }

  get log(): Logger {
    this.#log ??= this.#rootLog.child({ requestId: this.#request.id })
    return this.#log
  }

  setCookies(cookies: readonly string[]): void {
    this.cookies.push(...cookies)
  }

  redirectTo(path: `/${string}`): void {
    this.location = path
  }
}

function toHeaders(raw: FastifyRequest['headers']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === 'string') headers.set(name, value)
    else if (value !== undefined) for (const one of value) headers.append(name, one)
  }
  return headers
}
