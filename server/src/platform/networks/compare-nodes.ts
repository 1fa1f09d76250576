import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import type { Networks } from '@windhover/core/chains/networks'
import { z } from 'zod'
import { createUpstream } from '../upstream/call-upstream.ts'

/** Whoever speaks of other networks than the wanted ones, and whoever says nothing. */
export type Comparison = { readonly strangers: readonly string[]; readonly silent: readonly string[] }

const hexNumber = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,14}$/)
  .transform(Number)

/** Asks every node which network it is on. */
export async function compareNodes(
  wanted: Networks,
  rpcUrls: Readonly<Record<ChainId, string>>,
): Promise<Comparison> {
  const said = await Promise.all(
    CHAIN_IDS.map(async (chain) => ({ chain, is: await readNetwork(chain, rpcUrls[chain]) })),
  )
  return {
    strangers: said.flatMap(({ chain, is }) =>
      is === null || is === wanted[chain]
        ? []
        : [`the node of ${chain} is on network ${is}, not ${wanted[chain]}`],
    ),
    silent: said.flatMap(({ chain, is }) => (is === null ? [`the node of ${chain}`] : [])),
  }
}

async function readNetwork(chain: ChainId, url: string): Promise<string | number | null> {
  const node = createUpstream({ name: chain, baseUrl: url })
  const [method, result] =
    chain === 'solana' ? (['getGenesisHash', z.string()] as const) : (['eth_chainId', hexNumber] as const)
  const bodyText = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  try {
    return (await node.post({ path: '', bodyText, schema: z.object({ result }), isRead: true })).result
  } catch {
    return null
  }
}
