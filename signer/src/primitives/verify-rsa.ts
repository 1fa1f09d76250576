import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

const SEQUENCE = 0x30
const BIT_STRING = 0x03
const INTEGER = 0x02
const RSA_ENCRYPTION = '06092a864886f70d0101010500'
const MODULUS_BYTES_MIN = 256
/** What stands in front of a SHA-256 hash in PKCS #1. */
const SHA256_HEAD = hexToBytes('3031300d060960864801650304020105000420')

/** RSASSA-PKCS1-v1_5 (RFC 8017, 8.2.2): browsers offer it only as a promise, and everything else here answers at once. */
export function verifyRsa(spki: Uint8Array, hash: Uint8Array, signature: Uint8Array): boolean {
  const { modulus, exponent } = readKey(spki)
  const length = Math.ceil(modulus.toString(16).length / 2)
  if (length < MODULUS_BYTES_MIN) throw new Error('not a key that we take')
  const given = toNumber(signature)
  if (signature.length !== length || given >= modulus) return false
  const padding = new Uint8Array(length - 3 - SHA256_HEAD.length - hash.length).fill(0xff)
  const wanted = concatBytes(Uint8Array.of(0, 1), padding, Uint8Array.of(0), SHA256_HEAD, hash)
  return power(given, exponent, modulus) === toNumber(wanted)
}

function readKey(spki: Uint8Array): { modulus: bigint; exponent: bigint } {
  const [algorithm, key] = items(content(spki, SEQUENCE))
  if (algorithm === undefined || bytesToHex(content(algorithm, SEQUENCE)) !== RSA_ENCRYPTION)
    throw new Error('not a key that we take')
  // Behind a byte that says how many bits are unused: none.
  const [modulus, exponent] = items(content(content(key, BIT_STRING).subarray(1), SEQUENCE))
  return { modulus: toNumber(content(modulus, INTEGER)), exponent: toNumber(content(exponent, INTEGER)) }
}

function content(der: Uint8Array | undefined, tag: number): Uint8Array {
  if (der?.[0] !== tag) throw new Error('not a key that we take')
  return der.subarray(headBytes(der))
}

function items(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const rest = bytes.subarray(at)
    const length = headBytes(rest) + contentBytes(rest)
    found.push(rest.subarray(0, length))
    at += length
  }
  return found
}

const LONG = 0x80
const headBytes = (der: Uint8Array) => 2 + ((der[1] ?? 0) > LONG ? (der[1] ?? 0) - LONG : 0)

function contentBytes(der: Uint8Array): number {
  const first = der[1] ?? 0
  return first < LONG ? first : Number(toNumber(der.subarray(2, headBytes(der))))
}

const toNumber = (bytes: Uint8Array) => BigInt(`0x${bytesToHex(bytes) || '0'}`)

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
