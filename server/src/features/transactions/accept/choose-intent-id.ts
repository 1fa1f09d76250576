import { createHash } from 'node:crypto'
import { transactionErrors } from '@windhover/core/transactions/errors'

const HEADER = 'idempotency-key'
const HEADER_LENGTH_MAX = 200

/**
 * Every call that moves money carries an id of its own making, so that a repeated call is the same intent: in the body,
 * or as an Idempotency-Key header, of which the id is a function. A call with neither could move money twice.
 */
export function chooseIntentId(call: {
  readonly vaultId: string
  readonly intentId: string | undefined
  readonly headers: Headers
}): string {
  if (call.intentId !== undefined) return requireRandomId(call.intentId)
  const key = call.headers.get(HEADER)?.trim() ?? ''
  if (key === '' || key.length > HEADER_LENGTH_MAX) throw transactionErrors.idRequired()
  return uuidOf(`money\n${call.vaultId}\n${key}`)
}

/** Where the number of the version stands in a UUID. */
const VERSION_AT = 14

/**
 * An id from outside is a random one, which nobody else can know before it is used. Ids of version 8 are functions of
 * a vault and what was said to it, so anybody could compute the next one of somebody else and use it first.
 */
export function requireRandomId(id: string): string {
  if (id[VERSION_AT] !== '4' && id[VERSION_AT] !== '7') throw transactionErrors.idNotRandom()
  return id
}

/** The same text, the same id: version 8, whose bits are the maker's own. */
export function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
