import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519'
import { understood } from '../refusal.ts'
import { ASSOCIATED_TOKEN_PROGRAM } from './programs.ts'

const MARK = Buffer.from('ProgramDerivedAddress')
const PROGRAM = Buffer.from(ASSOCIATED_TOKEN_PROGRAM, 'hex')

export type Holding = { readonly owner: string; readonly mint: string; readonly tokenProgram: string }

/** The one token account that belongs to an owner and a mint: the first derived address that no private key can have. */
export function associatedTokenAccount({ owner, mint, tokenProgram }: Holding): string {
  const seeds = Buffer.from(owner + tokenProgram + mint, 'hex')
  for (let bump = 255; bump >= 0; bump--) {
    const address = createHash('sha256')
      .update(seeds)
      .update(Buffer.from([bump]))
      .update(PROGRAM)
      .update(MARK)
      .digest()
    if (!isOnCurve(address)) return address.toString('hex')
  }
  understood(false, 'no token account can be derived')
  return ''
}

function isOnCurve(bytes: Buffer): boolean {
  try {
    ed25519.ExtendedPoint.fromHex(bytes.toString('hex'))
    return true
  } catch {
    return false
  }
}
