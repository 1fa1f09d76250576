import { CHAINS } from '@windhover/core/chains/all-chains'
import type { Address } from 'viem'
import { z } from 'zod'
import { parseEvmAddress } from '../../platform/evm/evm-address.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText, quantity } from '../../platform/evm/evm-shapes.ts'
import type { TokenBalance } from '../../ports/chain.ts'
import type { TokenFacts } from './token-facts.ts'

const PAGE_SIZE = 100
const PAGES_MAX = 50

export const contractAddress = z.string().transform((text, context) => {
  const parsed = parseEvmAddress(text.toLowerCase())
  if (parsed !== null) return parsed
  context.addIssue('not an address')
  return z.NEVER
})
const page = z.object({
  tokenBalances: z.array(
    z.object({
      contractAddress,
      // A token whose balance the index could not read fails the whole reading: it must not look like nothing.
      tokenBalance: hexText.transform((text) => (text === '0x' ? 0n : BigInt(text))),
      error: z.null().optional(),
    }),
  ),
  pageKey: z.string().nullish(),
})

/** What is held; of what is not in the list, nothing is. */
export async function readEvmBalances(
  parts: { node: EvmNode; index: EvmNode; tokenFacts: TokenFacts },
  owner: Address,
): Promise<readonly TokenBalance[]> {
  const { node, index, tokenFacts } = parts
  const [wei, held] = await Promise.all([
    node.ask({ method: 'eth_getBalance', params: [owner, 'latest'] }, quantity),
    readTokens(index, owner),
  ])
  const tokens = await Promise.all(
    held.map(async ({ contractAddress: token, tokenBalance }): Promise<TokenBalance> => {
      const facts = await tokenFacts(token)
      return { token, ...facts, amountRaw: tokenBalance, isFrozen: false }
    }),
  )
  if (wei === 0n) return tokens
  const { name, native } = CHAINS[node.chain]
  return [{ token: 'native', ...native, name, amountRaw: wei, isFrozen: false }, ...tokens]
}

type Held = z.output<typeof page>['tokenBalances']

async function readTokens(index: EvmNode, owner: Address): Promise<Held> {
  const all: Held = []
  let pageKey: string | null | undefined
  for (let count = 0; count < PAGES_MAX; count++) {
    const options = { maxCount: PAGE_SIZE, ...(pageKey ? { pageKey } : {}) }
    const found = await index.ask(
      { method: 'alchemy_getTokenBalances', params: [owner, 'erc20', options] },
      page,
    )
    all.push(...found.tokenBalances.filter((row) => row.tokenBalance > 0n))
    pageKey = found.pageKey
    if (!pageKey) return all
  }
  throw new Error('the list of tokens has no end')
}
