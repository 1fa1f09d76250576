import type { Address } from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import type { SolanaNode } from './client.ts'
import { isTokenProgram } from './parse-address.ts'

export type Mint = { readonly mint: Address; readonly program: Address; readonly decimals: number }

const DECIMALS_AT = 44
const MINT_LENGTH = 82

/** Which program keeps a token, and its decimals, from the mint itself. */
export async function readMint(node: SolanaNode, mint: Address): Promise<Mint> {
  const found = await readAccount(node, mint)
  const decimals = found?.data[DECIMALS_AT]
  if (
    found === null ||
    !isTokenProgram(found.program) ||
    decimals === undefined ||
    found.data.length < MINT_LENGTH
  ) {
    throw chainErrors.unknownToken({ context: { chain: 'solana', token: mint } })
  }
  return { mint, program: found.program, decimals }
}

export type Account = { readonly program: Address; readonly isExecutable: boolean; readonly data: Buffer }

export async function readAccount(node: SolanaNode, account: Address): Promise<Account | null> {
  const config = { encoding: 'base64', commitment: 'confirmed' } as const
  const { value } = await node.ask(node.rpc.getAccountInfo(account, config))
  if (value === null) return null
  return { program: value.owner, isExecutable: value.executable, data: Buffer.from(value.data[0], 'base64') }
}
