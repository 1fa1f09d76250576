import type { DeviceKey } from '@windhover/core/authority/keys'
import { z } from 'zod'
import { toBase64Url } from '../../../lib/base64-url.ts'

type ReadPublicKey = { readonly key: DeviceKey } | { readonly problem: 'invalid' | 'private' }

const jwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().max(60),
  y: z.string().max(60),
  d: z.unknown().optional(),
})
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** The public key of a program, pasted as hex (04, x, y) or as a JWK. That it is a point of the curve the browser checks. */
export async function readPublicKey(pasted: string): Promise<ReadPublicKey> {
  const text = pasted.trim()
  try {
    if (text.startsWith('{')) return await readJwk(text)
    const hex = text.replace(/^0x/i, '').replaceAll(/[\s:]/g, '')
    // A private key is 32 bytes.
    if (/^[0-9a-f]{64}$/i.test(hex)) return { problem: 'private' }
    if (!/^04[0-9a-f]{128}$/i.test(hex)) return { problem: 'invalid' }
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
    return await keyOf(await crypto.subtle.importKey('raw', bytes, CURVE, true, ['verify']))
  } catch {
    return { problem: 'invalid' }
  }
}

async function readJwk(text: string): Promise<ReadPublicKey> {
  const { d, kty, crv, x, y } = jwk.parse(JSON.parse(text))
  if (d !== undefined) return { problem: 'private' }
  return await keyOf(await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVE, true, ['verify']))
}

async function keyOf(key: CryptoKey): Promise<ReadPublicKey> {
  const point = await crypto.subtle.exportKey('raw', key)
  return { key: { type: 'device', publicKey: toBase64Url(point) } }
}
