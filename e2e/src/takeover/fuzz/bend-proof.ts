import { base58 } from '@scure/base'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type Draw, digest } from '../../chaos/draw.ts'

type Proof = SignedStatement['proof']
/** A signature as r and s of 32 bytes each, and how it is written into a proof of its kind. */
type Open = { readonly raw: Buffer; readonly order: bigint; readonly put: (raw: Buffer) => Proof }

const P256 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const SECP256K1 = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const ED25519 = 2n ** 252n + 27742317777372353535851937790883648493n
const HALF = 32

/** A signature that is none, of a statement that was not changed. */
export function bendProof(draw: Draw, name: string, proof: Proof): Proof {
  const open = openProof(proof)
  if (open === null) return proof
  const { raw, put } = open
  const flipped = Buffer.from(raw)
  const at = draw.whole(0, raw.length - 1)
  flipped[at] = (flipped[at] ?? 0) ^ draw.whole(1, 255)
  const noise = Buffer.concat([digest(name), digest(`${name}/s`)])
  return put(
    draw.pick([
      flipped,
      noise,
      Buffer.concat([raw.subarray(HALF), raw.subarray(0, HALF)]),
      Buffer.concat([raw.subarray(0, HALF), Buffer.alloc(HALF)]),
      Buffer.concat([Buffer.alloc(HALF), raw.subarray(HALF)]),
      Buffer.alloc(2 * HALF, 0xff),
    ]),
  )
}

/** The same signature with its other s, which some verifiers take for a new one: for statements that were changed. */
export function otherS(proof: Proof): Proof {
  const open = openProof(proof)
  if (open === null) return proof
  const { raw, order, put } = open
  // Numbers of ed25519 are written from their small end.
  const isSmallFirst = order === ED25519
  const half = Buffer.from(raw.subarray(HALF))
  const s = BigInt(`0x${(isSmallFirst ? half.reverse() : half).toString('hex')}`)
  const other = Buffer.from(((order * 2n - s) % order).toString(16).padStart(2 * HALF, '0'), 'hex')
  return put(Buffer.concat([raw.subarray(0, HALF), isSmallFirst ? other.reverse() : other]))
}

function openProof(proof: Proof): Open | null {
  switch (proof.by) {
    case 'device': {
      const raw = Buffer.from(proof.signature, 'base64url')
      return { raw, order: P256, put: (bent) => ({ ...proof, signature: bent.toString('base64url') }) }
    }
    case 'passkey': {
      const raw = readDer(Buffer.from(proof.signature, 'base64url'))
      const put = (bent: Buffer) => ({ ...proof, signature: writeDer(bent).toString('base64url') })
      return { raw, order: P256, put }
    }
    case 'wallet':
      return openWallet(proof)
    case 'code': {
      const raw = Buffer.from(proof.signature, 'hex')
      return { raw, order: ED25519, put: (bent) => ({ ...proof, signature: bent.toString('hex') }) }
    }
    default:
      return null
  }
}

function openWallet(proof: Extract<Proof, { by: 'wallet' }>): Open {
  if (!proof.signature.startsWith('0x')) {
    const raw = Buffer.from(base58.decode(proof.signature))
    return { raw, order: ED25519, put: (bent) => ({ ...proof, signature: base58.encode(bent) }) }
  }
  // The last byte has two spellings that mean the same, so it stays.
  const bytes = Buffer.from(proof.signature.slice(2), 'hex')
  const last = bytes.subarray(2 * HALF).toString('hex')
  const put = (bent: Buffer) => ({ ...proof, signature: `0x${bent.toString('hex')}${last}` })
  return { raw: bytes.subarray(0, 2 * HALF), order: SECP256K1, put }
}

function readDer(der: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 2; at < der.length && parts.length < 2; ) {
    const length = der[at + 1] ?? 0
    const part = der.subarray(at + 2, at + 2 + length)
    parts.push(Buffer.concat([Buffer.alloc(HALF), part]).subarray(-HALF))
    at += 2 + length
  }
  return Buffer.concat(parts)
}

function writeDer(raw: Buffer): Buffer {
  const whole = (half: Buffer) => {
    const first = half.findIndex((byte) => byte !== 0)
    const digits = half.subarray(first === -1 ? HALF - 1 : first)
    const body = (digits[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), digits]) : digits
    return Buffer.concat([Buffer.of(0x02, body.length), body])
  }
  const body = Buffer.concat([whole(raw.subarray(0, HALF)), whole(raw.subarray(HALF))])
  return Buffer.concat([Buffer.of(0x30, body.length), body])
}
