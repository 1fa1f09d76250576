/** The engine's addresses carry a password, as those of Postgres and Redis do; `fetch` takes none in an address. */
export function engineAddress(address: string): {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
} {
  const url = new URL(address)
  const who = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  const shown = { authorization: `Basic ${Buffer.from(who).toString('base64')}` }
  return { url: url.href, headers: who === ':' ? {} : shown }
}
