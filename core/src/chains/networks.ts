import { z } from 'zod'

const evmChainId = z.number().int().positive()

/** What tells a chain from its copies: the id that every EVM signature names, and the hash of Solana's first block. */
export const networks = z.object({
  solana: z.string().min(32).max(44),
  ethereum: evmChainId,
  bsc: evmChainId,
  hedera: evmChainId,
})
export type Networks = Readonly<z.infer<typeof networks>>
export type EvmChainIds = Pick<Networks, 'ethereum' | 'bsc' | 'hedera'>

export const MAIN_NETWORKS = {
  solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  ethereum: 1,
  bsc: 56,
  hedera: 295,
} as const satisfies Networks
