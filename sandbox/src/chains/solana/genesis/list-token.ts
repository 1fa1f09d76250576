import { type Address, address, type EncodedAccount, lamports } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { Listing } from '../../../universe/listing.ts'
import { METADATA_PROGRAM, NATIVE_MINT, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../tokens/programs.ts'
import { associatedAddress, holdingBytes } from './holding-account.ts'
import { metadataAddress, metadataBytes } from './metadata-account.ts'
import { mintBytes } from './mint-account.ts'

/** Coins the maker has wrapped, in lamports; the market never runs dry of them. */
const WRAPPED_BY_MAKER = 50_000_000n * 1_000_000_000n

type Rent = Pick<LiteSVM, 'minimumBalanceForRentExemption'>

/** All accounts that make a listing a token of this chain: mint, name, and the supply in the maker's hands. */
export async function accountsOfToken(
  listing: Listing,
  maker: Address,
  rent: Rent,
): Promise<EncodedAccount[]> {
  if (listing.standard === 'native') return []
  const mint = address(listing.address)
  const isToken2022 = listing.standard === 'token-2022'
  const program = isToken2022 ? TOKEN_2022_PROGRAM : TOKEN_PROGRAM
  const isNative = mint === NATIVE_MINT
  const account = (at: Address, owner: Address, data: Uint8Array, extra = 0n): EncodedAccount => ({
    address: at,
    programAddress: owner,
    lamports: lamports(rent.minimumBalanceForRentExemption(BigInt(data.length)) + extra),
    data,
    executable: false,
    space: BigInt(data.length),
  })
  const holding = holdingBytes({
    mint,
    owner: maker,
    amountRaw: isNative ? WRAPPED_BY_MAKER : listing.supplyRaw,
    isToken2022,
    isTaxed: listing.risk.transferTaxBps > 0,
    nativeReserve: isNative ? rent.minimumBalanceForRentExemption(165n) : null,
  })
  const holdingAt = await associatedAddress({ mint, owner: maker, program })
  const inventory = account(holdingAt, program, holding, isNative ? WRAPPED_BY_MAKER : 0n)
  // The native mint has no supply of its own: lamports are only wrapped.
  const minted = isNative ? { ...listing, supplyRaw: 0n, risk: NO_AUTHORITY } : listing
  const made = [account(mint, program, mintBytes(minted)), inventory]
  if (isToken2022) return made
  const name = account(await metadataAddress(mint), METADATA_PROGRAM, metadataBytes(listing, maker))
  return [...made, name]
}

const NO_AUTHORITY = {
  mintAuthority: null,
  freezeAuthority: null,
  transferTaxBps: 0,
  honeypot: false,
  thin: false,
} as const
