import { getBase58Decoder, getBase58Encoder } from '@solana/kit'
import { digestOf } from '../../universe/seeded-draw.ts'

const decoder = getBase58Decoder()
const encoder = getBase58Encoder()
/** Where in the address the number of the launch is hidden, so that a mint leads back to its launch. */
const NUMBER_AT = 20

export type LaunchMints = {
  readonly mintOf: (index: number) => string
  /** Null where the address is none of this world's launches. */
  readonly indexOf: (mint: string) => number | null
}

export function createLaunchMints(seed: string): LaunchMints {
  const mask = viewOf(digestOf(seed, 'launch-mask')).getUint32(0)
  const mintOf = (index: number): string => {
    const bytes = digestOf(seed, 'launch-mint', index)
    viewOf(bytes).setUint32(NUMBER_AT, (index ^ mask) >>> 0)
    return decoder.decode(bytes)
  }
  return {
    mintOf,
    indexOf: (mint) => {
      if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(mint)) return null
      const bytes = Uint8Array.from(encoder.encode(mint))
      if (bytes.length !== 32) return null
      const index = (viewOf(bytes).getUint32(NUMBER_AT) ^ mask) >>> 0
      return mintOf(index) === mint ? index : null
    },
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset)
}
