const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * R1-289: the answer is the address itself or `{ url }`. Null for everything else (R1-290), and for an address a
 * browser must not be sent to: only https and the own origin will do, and on this machine this machine.
 */
export function readRedirect(answer: unknown, ownOrigin: string): string | null {
  const text = typeof answer === 'string' ? answer : urlField(answer)
  if (text === null || !URL.canParse(text)) return null
  const { protocol, origin, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return null
  const isPractice = LOOPBACK.has(hostname) && LOOPBACK.has(new URL(ownOrigin).hostname)
  const isHere = protocol === 'http:' && (origin === ownOrigin || isPractice)
  return protocol === 'https:' || isHere ? text : null
}

function urlField(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return null
  return typeof answer.url === 'string' ? answer.url : null
}
