import { NETWORKS } from '@windhover/core/authority/networks'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { type TokenIndexSubject, tokenIndexConformance } from '@windhover/testkit/token-index-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJupiterTokens } from '../../adapters/jupiter-tokens/index.ts'
import { createSaucerSwapTokens } from '../../adapters/saucerswap-tokens/index.ts'
import { createTokenLists } from '../../adapters/token-list/index.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { createLogger } from '../../platform/log/logger.ts'
import type { TokenIndexes } from '../../ports/token-index.ts'
import { searchTokens } from './search-tokens.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const KNOWN = {
  solana: { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', symbol: 'USDC', decimals: 6 },
  ethereum: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 },
  bsc: { address: '0x55d398326f99059fF775485246999027B3197955', symbol: 'USDT', decimals: 18 },
  hedera: { address: '0.0.456858', symbol: 'USDC', decimals: 6 },
} as const
const NOBODY = {
  solana: '2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm',
  ethereum: '0x1111111111111111111111111111111111111111',
  bsc: '0x1111111111111111111111111111111111111111',
  hedera: '0.0.1',
} as const

let sandbox: TestSandbox
let indexes: TokenIndexes

beforeAll(async () => {
  sandbox = await useSandbox()
  const { env } = sandbox
  const lists = createTokenLists({ url: env.TOKEN_LIST_URL ?? '', chainIds: NETWORKS.practice, clock })
  indexes = {
    solana: createJupiterTokens({ url: env.JUPITER_URL ?? '', apiKey: 'practice', clock }),
    ...lists,
    hedera: createSaucerSwapTokens({ url: env.SAUCERSWAP_URL ?? '', apiKey: 'practice', clock }),
  }
})
afterAll(async () => sandbox?.stop())

for (const chain of ['solana', 'ethereum', 'bsc', 'hedera'] as const) {
  tokenIndexConformance(`${chain}, living`, (): TokenIndexSubject => {
    return { index: indexes[chain], known: KNOWN[chain], unknownAddress: NOBODY[chain] }
  })
}

describe('token search', () => {
  it('R2-253 takes a term and answers tokens, over all chains in one order', async () => {
    const found = await searchTokens({ indexes, log }, { query: 'usdc', limit: 20 })
    expect(new Set(found.map((token) => token.chain))).toEqual(
      new Set(['solana', 'ethereum', 'bsc', 'hedera']),
    )
    const firstUnverified = found.findIndex((token) => token.symbol === 'USDC' && !token.isVerified)
    const lastVerified = found.findLastIndex((token) => token.symbol === 'USDC' && token.isVerified)
    expect(firstUnverified === -1 || lastVerified < firstUnverified).toBe(true)
  })

  it('finds by name, symbol and address', async () => {
    for (const query of ['JUP', 'Jupiter', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN']) {
      const found = await searchTokens({ indexes, log }, { query, limit: 5, chain: 'solana' })
      expect(
        found.map((token) => token.symbol),
        query,
      ).toContain('JUP')
    }
  })

  it('still answers for the others when one chain’s index is away', async () => {
    const broken = {
      ...indexes,
      hedera: createSaucerSwapTokens({ url: 'http://127.0.0.1:9', apiKey: '', clock }),
    }
    const found = await searchTokens({ indexes: broken, log }, { query: 'usdc', limit: 20 })
    expect(found.map((token) => token.chain)).not.toContain('hedera')
    expect(found.length).toBeGreaterThan(0)
    const alone = searchTokens({ indexes: broken, log }, { query: 'usdc', limit: 20, chain: 'hedera' })
    await expect(alone).rejects.toMatchObject({ code: 'token/indexUnavailable' })
  })
})
