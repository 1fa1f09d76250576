import { createPrivateKey, createPublicKey } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import type { ChainId } from '@windhover/core/chains/chain'
import { getAddress, toHex } from 'viem'
import { digestOf } from './seeded-draw.ts'

const base58 = getBase58Decoder()
/** What precedes the 32 secret bytes of an Ed25519 key in PKCS#8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const FIRST_INVENTED_HEDERA_NUMBER = 5_000_001

/** Address of something that the seed has invented; of the right form for its chain. */
export function deriveAddress(chain: ChainId, ...parts: readonly (string | number)[]): string {
  const digest = digestOf(chain, ...parts)
  if (chain === 'solana') return base58.decode(digest)
  if (chain !== 'hedera') return getAddress(toHex(digest.subarray(0, 20)))
  const number = digest.reduce((sum, byte) => (sum * 256 + byte) % 3_900_000, 0)
  return `0.0.${FIRST_INVENTED_HEDERA_NUMBER + number}`
}

/** Whoever may mint or freeze a Solana token of this world; the key signs, so that freezing can really be done. */
export function deriveSolanaAuthority(
  seed: string,
  assetId: string,
): { address: string; secret: Uint8Array } {
  const secret = digestOf(seed, 'authority', assetId)
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return { address: base58.decode(spki.subarray(spki.length - 32)), secret }
}
