import { randomInt } from 'node:crypto'
import type { RouteContract, RouteResponse } from '@windhover/core/contract/route'

export type HttpAnswer<Body> = { readonly status: number; readonly body: Body }

/** A browser without a screen: keeps cookies, names its origin, and can turn to another instance. */
export class HttpVisitor {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()
  /** Everybody has an address of their own, so that tests do not share one person's limits. */
  readonly #address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

  constructor(origin: string) {
    this.#origin = origin
  }

  async send<Route extends RouteContract>(
    instance: string,
    route: Route,
    call: { params?: Record<string, string>; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<HttpAnswer<RouteResponse<Route>>> {
    const path = Object.entries(call.params ?? {}).reduce<string>(
      (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
      route.path,
    )
    const answer = await fetch(`${instance}${path}`, {
      method: route.method,
      headers: {
        ...this.headers(),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(20_000),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return { status: answer.status, body: (await answer.json()) as RouteResponse<Route> }
  }

  headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      origin: this.#origin,
      'x-forwarded-for': this.#address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
      ...(cookie !== '' && { cookie }),
    }
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const separator = pair.indexOf('=')
    if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, separator))
    else this.#cookies.set(pair.slice(0, separator), pair.slice(separator + 1))
  }
}
