import type { SessionInfo, Visitor } from '../../ports/identity.ts'
import { readCookie } from './session-cookie.ts'

/** Names no client can set: the library is only ever called with the headers built here. */
export const ADDRESS_HEADER = 'x-windhover-address'
export const SESSION_HEADER = 'x-windhover-session'

/**
 * The few headers the identity library may see. The session cookie is left out on purpose: who is signed in
 * is decided by our own session reader and handed over by id.
 */
export function libraryHeaders(input: {
  visitor: Visitor
  session: SessionInfo | null
  challengeCookie: string
}): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: input.visitor.ipAddress })
  const userAgent = input.visitor.headers.get('user-agent')
  if (userAgent !== null) headers.set('user-agent', userAgent)
  if (input.session !== null) headers.set(SESSION_HEADER, input.session.sessionId)
  const challenge = readCookie(input.visitor.headers.get('cookie'), input.challengeCookie)
  if (challenge !== null) headers.set('cookie', `${input.challengeCookie}=${challenge}`)
  return headers
}
