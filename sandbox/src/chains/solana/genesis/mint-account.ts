import type { Listing } from '../../../universe/listing.ts'
import { writeBytes } from './byte-writer.ts'

const EXTENSION = { transferFeeConfig: 1, metadataPointer: 18, tokenMetadata: 19 } as const
const KIND_MINT = 1
/** Token-2022 fills a mint up to the size of a token account before its extensions. */
const PADDING_BYTES = 83
const U64_MAX = 2n ** 64n - 1n

/** Bytes of the mint as its program would have written them. */
export function mintBytes(listing: Listing): Uint8Array {
  const base = mintHead(listing)
  if (listing.standard !== 'token-2022') return base
  const { transferTaxBps } = listing.risk
  return writeBytes()
    .bytes(base)
    .zeros(PADDING_BYTES)
    .u8(KIND_MINT)
    .bytes(
      transferTaxBps > 0
        ? extension(EXTENSION.transferFeeConfig, transferFeeConfig(transferTaxBps))
        : NOTHING,
    )
    .bytes(extension(EXTENSION.metadataPointer, writeBytes().address(null).address(listing.address).done()))
    .bytes(extension(EXTENSION.tokenMetadata, tokenMetadata(listing)))
    .done()
}

const NOTHING = new Uint8Array()

export function extension(type: number, content: Uint8Array): Uint8Array {
  return writeBytes().u16(type).u16(content.length).bytes(content).done()
}

function mintHead({ supplyRaw, decimals, risk }: Listing): Uint8Array {
  return writeBytes()
    .optionalAddress(risk.mintAuthority)
    .u64(supplyRaw)
    .u8(decimals)
    .u8(1)
    .optionalAddress(risk.freezeAuthority)
    .done()
}

/** Nobody may change the tax, and nobody collects it: it stays with the accounts that received. */
function transferFeeConfig(taxBps: number): Uint8Array {
  const fee = writeBytes().u64(0n).u64(U64_MAX).u16(taxBps).done()
  return writeBytes().address(null).address(null).u64(0n).bytes(fee).bytes(fee).done()
}

function tokenMetadata(listing: Listing): Uint8Array {
  return writeBytes()
    .address(null)
    .address(listing.address)
    .text(listing.name)
    .text(listing.symbol)
    .text(metadataUri(listing))
    .u32(0)
    .done()
}

/** A name that resolves nowhere: readers must treat what lies behind it as optional, as in the wild. */
export function metadataUri(listing: Listing): string {
  return `https://metadata.windhover.example/solana/${listing.address}.json`
}
