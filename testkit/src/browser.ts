import type { RouteContract, RouteResponse } from '@windhover/core/contract/route'
import type { FastifyInstance } from 'fastify'

export type Answer<Body> = {
  readonly status: number
  readonly body: Body
  readonly code: string | undefined
  readonly setCookies: readonly string[]
}

type Call = { readonly params?: Record<string, string>; readonly body?: unknown; readonly origin?: string }

/** A person's browser as far as the server can tell: it keeps cookies and says where its page came from. */
export type Browser = {
  readonly cookies: Map<string, string>
  readonly send: <Route extends RouteContract>(
    route: Route,
    call?: Call,
  ) => Promise<Answer<RouteResponse<Route>>>
  /** Another window of the same browser profile, talking to another instance. */
  readonly through: (app: { openBrowser: () => Browser }) => Browser
}

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

export function createBrowser(options: {
  app: FastifyInstance
  origin: string
  userAgent?: string
}): Browser {
  const cookies = new Map<string, string>()
  const send: Browser['send'] = async (route, call = {}) => {
    const path = Object.entries(call.params ?? {}).reduce<string>(
      (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
      route.path,
    )
    const response = await options.app.inject({
      method: route.method,
      url: path,
      headers: {
        origin: call.origin ?? options.origin,
        'user-agent': options.userAgent ?? CHROME,
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
      },
      ...(call.body !== undefined && { payload: call.body as object }),
    })
    const setCookies = [response.headers['set-cookie'] ?? []].flat()
    for (const line of setCookies) keepCookie(cookies, line)
    const body = response.json()
    return { status: response.statusCode, body, code: body?.code, setCookies }
  }
  return {
    cookies,
    send,
    through: (app) => {
      const other = app.openBrowser()
      for (const [name, value] of cookies) other.cookies.set(name, value)
      return other
    },
  }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const separator = pair.indexOf('=')
  const name = pair.slice(0, separator)
  if (/;\s*max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, pair.slice(separator + 1))
}
