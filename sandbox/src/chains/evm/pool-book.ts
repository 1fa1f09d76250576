import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Address, type Hex, isAddress, isHex } from 'viem'
import { z } from 'zod'

const address = z.custom<Address>((value) => typeof value === 'string' && isAddress(value, { strict: false }))
const hex = z.custom<Hex>((value) => isHex(value))

const side = z.object({
  /** The zero address is the native coin of a v4 pool. */
  token: address,
  assetId: z.string(),
  decimals: z.number().int(),
})
const shared = { token0: side, token1: side, fee: z.number().int(), tickSpacing: z.number().int() }
const v3Pool = z.object({ protocol: z.literal('v3'), address, ...shared })
const v4Pool = z.object({ protocol: z.literal('v4'), poolId: hex, hooks: address, ...shared })
const poolBook = z.object({ pools: z.array(z.discriminatedUnion('protocol', [v3Pool, v4Pool])) })

export type PoolSide = z.infer<typeof side>
export type V3Pool = z.infer<typeof v3Pool>
export type V4Pool = z.infer<typeof v4Pool>
export type Pool = V3Pool | V4Pool

const FILE = 'pools.json'

/** The pools that genesis made, beside the state of the chain they are on: `<stateDir>/<chain>/pools.json`. */
export async function writePools(folder: string, pools: readonly Pool[]): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify({ pools }, null, 1)}\n`)
}

/** None where the chain has no pools. */
export async function readPools(folder: string): Promise<readonly Pool[]> {
  const file = join(folder, FILE)
  if (!existsSync(file)) return []
  return poolBook.parse(JSON.parse(await readFile(file, 'utf8'))).pools
}
