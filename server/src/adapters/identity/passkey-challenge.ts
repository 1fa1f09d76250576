import { accountErrors } from '@windhover/core/accounts/errors'
import type { z } from 'zod'
import type { Visitor } from '../../ports/identity.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import type { IdentityParts } from './identity-parts.ts'
import { newToken } from './new-id.ts'

const identifierOf = (token: string) => `passkey:${token}`

/** Asks a browser that need not have a session: a cookie of its own says which question it answers. */
export async function askBrowser(parts: IdentityParts, question: object): Promise<string[]> {
  const token = newToken()
  await openChallenge(parts, identifierOf(token), question)
  return [parts.challengeCookie.write(token)]
}

/** What this browser was asked, once; another kind of question counts as none. */
export async function takeQuestion<Question>(
  parts: IdentityParts,
  visitor: Visitor,
  question: z.ZodType<Question>,
): Promise<Question> {
  const cookie = parts.challengeCookie.find(visitor.headers.get('cookie'))
  const token = cookie === null ? null : parts.challengeCookie.verify(cookie)
  const taken = token === null ? null : await takeChallenge(parts, identifierOf(token))
  const open = question.safeParse(taken).data
  if (open === undefined) throw accountErrors.challengeExpired()
  return open
}
