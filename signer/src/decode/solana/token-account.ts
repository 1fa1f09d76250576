import { ed25519 } from '@noble/curves/ed25519'
import { concat, fromHex, fromText, sha256, toHex } from '#primitives'
import { understood } from '../refusal.ts'
import { ASSOCIATED_TOKEN_PROGRAM } from './programs.ts'

const TAIL = concat([fromHex(ASSOCIATED_TOKEN_PROGRAM), fromText('ProgramDerivedAddress')])

export type Holding = { readonly owner: string; readonly mint: string; readonly tokenProgram: string }

/** The one token account that belongs to an owner and a mint: the first derived address that no private key can have. */
export function associatedTokenAccount({ owner, mint, tokenProgram }: Holding): string {
  const seeds = fromHex(owner + tokenProgram + mint)
  for (let bump = 255; bump >= 0; bump--) {
    const address = toHex(sha256(concat([seeds, Uint8Array.of(bump), TAIL])))
    if (!isOnCurve(address)) return address
  }
  understood(false, 'no token account can be derived')
  return ''
}

function isOnCurve(address: string): boolean {
  try {
    ed25519.ExtendedPoint.fromHex(address)
    return true
  } catch {
    return false
  }
}
