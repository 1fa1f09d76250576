import autocannon from 'autocannon'

const CONNECTIONS = 50
/** As when somebody opens a page and works on it: the session is looked up once, a slice of the budget taken once. */
export const CALLS_IN_A_ROW = 100

export type LoadResult = { readonly requests: number; readonly seconds: number }

/** Full load on a server. Every connection has users of its own; each makes its calls in a row, then comes the next. */
export async function load(options: {
  url: string
  path: string
  /** Gives users out: nobody may come back before the others had their turn. */
  nextCookie: () => string
  seconds: number
}): Promise<LoadResult> {
  const result = await autocannon({
    url: `${options.url}${options.path}`,
    connections: CONNECTIONS,
    duration: options.seconds,
    setupClient: (client) => {
      let answered = 0
      client.setHeaders({ cookie: options.nextCookie() })
      client.on('response', () => {
        answered += 1
        if (answered % CALLS_IN_A_ROW === 0) client.setHeaders({ cookie: options.nextCookie() })
      })
    },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed`)
  }
  return { requests: result.requests.total, seconds: result.duration }
}
