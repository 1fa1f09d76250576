import { COMPUTE_BUDGET_PROGRAM_ADDRESS } from '@solana-program/compute-budget'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  LOOKUP_TABLE_PROGRAM,
  MEMO_PROGRAM,
  METADATA_PROGRAM,
  NATIVE_MINT,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../../chains/solana/tokens/programs.ts'
import { findListing } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'
import { listedToken, nativeToken, strangeToken } from '../name-tokens.ts'
import type { Party, Token } from '../views.ts'

const PROGRAMS: Readonly<Record<string, string>> = {
  [SYSTEM_PROGRAM]: 'System program',
  [TOKEN_PROGRAM]: 'Token program',
  [TOKEN_2022_PROGRAM]: 'Token-2022 program',
  [ASSOCIATED_TOKEN_PROGRAM]: 'Associated token program',
  [COMPUTE_BUDGET_PROGRAM_ADDRESS]: 'Compute budget',
  [MEMO_PROGRAM]: 'Memo program',
  [METADATA_PROGRAM]: 'Metadata program',
  [LOOKUP_TABLE_PROGRAM]: 'Address lookup table program',
}

export type SolanaNames = {
  readonly native: Token
  readonly token: (mint: string) => Token | null
  readonly party: (address: string) => Party
  readonly isProgram: (address: string) => boolean
}

export function solanaNames(world: World): SolanaNames {
  const { universe, solana } = world
  const native = nativeToken(world, 'solana')
  const token = (mint: string): Token | null => {
    const listing = findListing(world, 'solana', mint)
    if (listing) return listedToken(listing, mint === NATIVE_MINT ? 'wrapped' : 'token')
    const found = solana.lookUp.mint(mint)
    return found && strangeToken({ address: mint, symbol: null, name: null, decimals: found.decimals })
  }
  const people: Readonly<Record<string, string>> = {
    [solana.maker.address]: 'Practice market maker',
    [solana.faucet]: 'Practice faucet',
  }
  return {
    native,
    token,
    isProgram: (address) => address in PROGRAMS || solana.lookUp.account(address)?.isExecutable === true,
    party: (address) => ({
      address,
      name: people[address] ?? PROGRAMS[address] ?? universe.listing('solana', address)?.symbol ?? null,
    }),
  }
}
