import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import type { Listing } from '../../../universe/listing.ts'
import { METADATA_PROGRAM } from '../tokens/programs.ts'
import { writeBytes } from './byte-writer.ts'
import { metadataUri } from './mint-account.ts'

const KIND_METADATA_V1 = 4
const FUNGIBLE = 2
const WIDTH = { name: 32, symbol: 10, uri: 200 } as const
/** Size that the program gives to every such account. */
const ACCOUNT_BYTES = 607

export async function metadataAddress(mint: string): Promise<Address> {
  const addresses = getAddressEncoder()
  const [found] = await getProgramDerivedAddress({
    programAddress: METADATA_PROGRAM,
    seeds: ['metadata', addresses.encode(METADATA_PROGRAM), addresses.encode(address(mint))],
  })
  return found
}

export function metadataBytes(listing: Listing, updateAuthority: string): Uint8Array {
  const content = writeBytes()
    .u8(KIND_METADATA_V1)
    .address(updateAuthority)
    .address(listing.address)
    .text(listing.name, WIDTH.name)
    .text(listing.symbol, WIDTH.symbol)
    .text(metadataUri(listing), WIDTH.uri)
    // No royalty, no creators; sold already, may not be changed; bump of the edition; then the kind of token.
    .u16(0)
    .u8(0)
    .u8(1)
    .u8(0)
    .u8(1)
    .u8(255)
    .u8(1)
    .u8(FUNGIBLE)
    .done()
  return writeBytes()
    .bytes(content)
    .zeros(ACCOUNT_BYTES - content.length)
    .done()
}
