import { expect, it } from 'vitest'
import { readPublicKey } from './read-public-key.ts'

const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
const point = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey))
const key = { type: 'device', publicKey: point.toString('base64url') }
const publicJwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
const privateJwk = await crypto.subtle.exportKey('jwk', pair.privateKey)

it('reads a point as hex and as a JWK, however it was pasted', async () => {
  const hex = point.toString('hex')
  const texts = [hex, `0x${hex.toUpperCase()}`, hex.replaceAll(/(..)/g, '$1:').slice(0, -1)]
  for (const text of [...texts, ` ${JSON.stringify(publicJwk, null, 2)}\n`])
    expect(await readPublicKey(text)).toEqual({ key })
})

it('takes no private key', async () => {
  expect(await readPublicKey(JSON.stringify(privateJwk))).toEqual({ problem: 'private' })
  const secret = Buffer.from(privateJwk.d ?? '', 'base64url').toString('hex')
  expect(await readPublicKey(secret)).toEqual({ problem: 'private' })
})

it('refuses what is no point of the curve', async () => {
  const bent = `${point.toString('hex').slice(0, -2)}${point.at(-1) === 0 ? '01' : '00'}`
  const other = JSON.stringify({ ...publicJwk, crv: 'P-384' })
  for (const text of ['', 'hello', '{', '{}', bent, other, point.toString('hex').slice(2)])
    expect(await readPublicKey(text)).toEqual({ problem: 'invalid' })
})
