const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** For 64-byte signatures only, so the simple quadratic way is fine. */
export function encodeBase58(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  let text = ''
  while (value > 0n) {
    text = (ALPHABET[Number(value % 58n)] ?? '') + text
    value /= 58n
  }
  const leadingZeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(leadingZeros === -1 ? bytes.length : leadingZeros) + text
}
