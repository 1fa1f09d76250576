import { fromBase64Url, hexToBase64Url } from '../base64-url.ts'

const OWNER_BYTES = 32

/**
 * A passkey keeps the id of its owner as its user handle, so that a new browser hears it from the passkey and not from the
 * api.
 */
export const ownerToHandle = hexToBase64Url

export function ownerOfHandle(handle: unknown): string | null {
  if (typeof handle !== 'string') return null
  const bytes = [...fromBase64Url(handle)]
  if (bytes.length !== OWNER_BYTES) return null
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
