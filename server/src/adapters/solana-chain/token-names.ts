import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { BoundedMap } from '../../platform/upstream/bounded-map.ts'
import type { SolanaNode } from './client.ts'
import { readMetaplexName, readMintExtensionName, type TokenName } from './decode-token-name.ts'
import { WRAPPED_SOL } from './parse-address.ts'

const METAPLEX_PROGRAM = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
/** Its metadata calls the token form "SOL" too: beside the coin those would be two of one name. */
const WRAPPED_SOL_NAME: TokenName = { symbol: 'WSOL', name: 'Wrapped SOL' }
const NAMES_MAX = 20_000
/** The node answers at most this many accounts at once; two are asked per mint. */
const MINTS_PER_CALL = 50

export type TokenNames = (mints: readonly Address[]) => Promise<ReadonlyMap<Address, TokenName>>

/** Names hardly ever change, so they are kept; one that cannot be read is simply missing. */
export function createTokenNames(node: SolanaNode): TokenNames {
  const kept = new BoundedMap<TokenName>(NAMES_MAX)

  async function load(mints: readonly Address[]): Promise<void> {
    const metadata = await Promise.all(mints.map(metaplexAddress))
    const addresses = mints.flatMap((mint, index) => [metadata[index] ?? mint, mint])
    const config = { encoding: 'base64', commitment: 'confirmed' } as const
    const { value } = await node.ask(node.rpc.getMultipleAccounts(addresses, config))
    mints.forEach((mint, index) => {
      const bytesAt = (place: number) => Buffer.from(value[place]?.data[0] ?? '', 'base64')
      const name = readMetaplexName(bytesAt(2 * index)) ?? readMintExtensionName(bytesAt(2 * index + 1))
      if (name !== null) kept.set(mint, name)
    })
  }

  return async (mints) => {
    const missing = mints.filter((mint) => mint !== WRAPPED_SOL && kept.get(mint) === undefined)
    const parts = Array.from({ length: Math.ceil(missing.length / MINTS_PER_CALL) }, (_, part) =>
      missing.slice(part * MINTS_PER_CALL, (part + 1) * MINTS_PER_CALL),
    )
    // What a token is called is decoration: an amount is known without it.
    await Promise.allSettled(parts.map(load))
    const nameOf = (mint: Address) => (mint === WRAPPED_SOL ? WRAPPED_SOL_NAME : kept.get(mint))
    return new Map(mints.map((mint) => [mint, nameOf(mint)] as const).filter(isNamed))
  }
}

function isNamed(entry: readonly [Address, TokenName | undefined]): entry is readonly [Address, TokenName] {
  return entry[1] !== undefined
}

async function metaplexAddress(mint: Address): Promise<Address> {
  const encoder = getAddressEncoder()
  const [derived] = await getProgramDerivedAddress({
    programAddress: METAPLEX_PROGRAM,
    seeds: ['metadata', encoder.encode(METAPLEX_PROGRAM), encoder.encode(mint)],
  })
  return derived
}
