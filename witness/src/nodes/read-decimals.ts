import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { z } from 'zod'
import type { AskNode } from './ask-node.ts'

/** decimals() */
const DECIMALS_CALL = '0x313ce567'
const ENTITY = /^0\.0\.(\d{1,18})$/
const CONTRACT = /^0x[0-9a-fA-F]{40}$/
const ADDRESS_DIGITS = 40
const KEPT_MAX = 50_000

const word = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform((hex) => Number(BigInt(hex)))
  .pipe(z.int().max(36))
const supply = z.object({ value: z.object({ decimals: z.int().min(0).max(36) }) })

/** How many digits behind the point a token has, as its chain says; asked once, since no chain lets it change. */
export function decimalsReader(nodes: Readonly<Record<ChainId, AskNode>>) {
  const kept = new Map<string, number>()
  return async (chain: ChainId, token: string): Promise<number> => {
    if (token === 'native') return CHAINS[chain].native.decimals
    const key = `${chain}:${token}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const decimals = await ask(nodes[chain], chain, token)
    if (kept.size > KEPT_MAX) kept.clear()
    kept.set(key, decimals)
    return decimals
  }
}

async function ask(node: AskNode, chain: ChainId, token: string): Promise<number> {
  if (chain === 'solana') return (await node('getTokenSupply', [token], supply)).value.decimals
  const to = contractOf(token)
  return await node('eth_call', [{ to, data: DECIMALS_CALL }, 'latest'], word)
}

function contractOf(token: string): string {
  const entity = ENTITY.exec(token)?.[1]
  const address =
    entity === undefined ? token : `0x${BigInt(entity).toString(16).padStart(ADDRESS_DIGITS, '0')}`
  if (!CONTRACT.test(address)) throw new Error('not a token')
  return address
}
