import { getAddressDecoder } from '@solana/kit'
import { SYSTEM_PROGRAM } from '../tokens/programs.ts'
import { type Extension, readExtensions } from '../tokens/token-layout.ts'

/** Extensions of Token-2022 as a node spells them; those that this chain does not use are named without content. */
export function parseExtensions(data: Parameters<typeof readExtensions>[0]) {
  return readExtensions(data).map(parseExtension)
}

function parseExtension({ type, data }: Extension) {
  const view = Buffer.from(data)
  if (type === 1) return { extension: 'transferFeeConfig', state: transferFeeConfig(view) }
  if (type === 2)
    return { extension: 'transferFeeAmount', state: { withheldAmount: view.readBigUInt64LE(0) } }
  if (type === 7) return { extension: 'immutableOwner' }
  if (type === 18) {
    return {
      extension: 'metadataPointer',
      state: { authority: addressAt(view, 0), metadataAddress: addressAt(view, 32) },
    }
  }
  if (type === 19) return { extension: 'tokenMetadata', state: tokenMetadata(view) }
  return { extension: 'unparseableExtension' }
}

function transferFeeConfig(view: Buffer) {
  const fee = (at: number) => ({
    epoch: view.readBigUInt64LE(at),
    maximumFee: view.readBigUInt64LE(at + 8),
    transferFeeBasisPoints: view.readUInt16LE(at + 16),
  })
  return {
    transferFeeConfigAuthority: addressAt(view, 0),
    withdrawWithheldAuthority: addressAt(view, 32),
    withheldAmount: view.readBigUInt64LE(64),
    olderTransferFee: fee(72),
    newerTransferFee: fee(90),
  }
}

function tokenMetadata(view: Buffer) {
  let at = 64
  const text = () => {
    const length = view.readUInt32LE(at)
    const content = view.subarray(at + 4, at + 4 + length).toString()
    at += 4 + length
    return content
  }
  return {
    updateAuthority: addressAt(view, 0),
    mint: addressAt(view, 32),
    name: text(),
    symbol: text(),
    uri: text(),
    additionalMetadata: [],
  }
}

/** All zeros stand for nobody. */
function addressAt(view: Buffer, at: number): string | null {
  const found = getAddressDecoder().decode(view, at)
  return found === SYSTEM_PROGRAM ? null : found
}
