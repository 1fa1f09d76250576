import { randomFillSync } from 'node:crypto'

/** Fresh secret bytes in a buffer of their own: one from Node's shared pool could not be wiped alone. */
export function randomSecret(bytes: number): Buffer {
  const secret = randomFillSync(Buffer.alloc(bytes))
  // A random source that answers zeros is broken; nothing may be protected with its output.
  if (secret.every((byte) => byte === 0)) throw new Error('the random source is not working')
  return secret
}
