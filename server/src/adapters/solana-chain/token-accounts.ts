import type { Address } from '@solana/kit'
import { z } from 'zod'
import type { SolanaNode } from './client.ts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './parse-address.ts'

export type TokenAccount = {
  readonly account: Address
  readonly mint: Address
  readonly decimals: number
  readonly amountRaw: bigint
  readonly isFrozen: boolean
}

const addressText = z.custom<Address>((value) => typeof value === 'string')
const answer = z.object({
  value: z.array(
    z.object({
      pubkey: addressText,
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: addressText,
              state: z.string(),
              tokenAmount: z.object({ amount: z.string().regex(/^\d+$/), decimals: z.number().int() }),
            }),
          }),
        }),
      }),
    }),
  ),
})

/** Every token account of the owner, of both token programs. */
export async function readTokenAccounts(node: SolanaNode, owner: Address): Promise<readonly TokenAccount[]> {
  const lists = await Promise.all(
    [TOKEN_PROGRAM, TOKEN_2022_PROGRAM].map((programId) => readAccounts(node, owner, { programId })),
  )
  return lists.flat()
}

export async function readAccountsOfMint(
  node: SolanaNode,
  holding: { owner: Address; mint: Address },
): Promise<readonly TokenAccount[]> {
  return await readAccounts(node, holding.owner, { mint: holding.mint })
}

async function readAccounts(
  node: SolanaNode,
  owner: Address,
  filter: { programId: Address } | { mint: Address },
): Promise<readonly TokenAccount[]> {
  const config = { encoding: 'jsonParsed', commitment: 'confirmed' } as const
  const raw = await node.ask(node.rpc.getTokenAccountsByOwner(owner, filter, config))
  return answer.parse(raw).value.map(({ pubkey, account }) => {
    const { mint, state, tokenAmount } = account.data.parsed.info
    return {
      account: pubkey,
      mint,
      decimals: tokenAmount.decimals,
      amountRaw: BigInt(tokenAmount.amount),
      isFrozen: state === 'frozen',
    }
  })
}
