import { randomBytes } from 'node:crypto'

/** For rows: sixteen random bytes. */
export const newId = () => randomBytes(16).toString('hex')

/** For cookies: who has it is let in. */
export const newToken = () => randomBytes(32).toString('base64url')
