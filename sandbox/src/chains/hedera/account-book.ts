import { join } from 'node:path'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import type { V3Pool } from '../evm/pool-book.ts'
import { longZeroEntityId } from './entity-id.ts'
import { FIRST_ACCOUNT_NUMBER, FIRST_POOL_NUMBER, TREASURY_ID } from './hedera-entities.ts'
import { openLineFile } from './line-file.ts'
import { TREASURY } from './treasury.ts'

const accountRow = z.object({
  evmAddress: z.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
  accountId: z.string(),
  /** Seconds and nanoseconds, as the mirror node writes them. */
  createdAt: z.string(),
})
export type AccountRow = z.infer<typeof accountRow>

/** Who has which number: people get theirs when the first coin arrives, contracts have theirs from the start. */
export type AccountBook = {
  readonly accountId: (address: Address) => string | null
  readonly evmAddress: (accountId: string) => Address | null
  /** Of a person's account. */
  readonly find: (accountId: string) => AccountRow | null
  /** Gives the next number; the same one again to whoever has one. */
  readonly create: (address: Address, createdAt: string) => AccountRow
}

export function openAccountBook(stateDir: string, pools: readonly V3Pool[]): AccountBook {
  const file = openLineFile(join(stateDir, 'accounts.jsonl'), accountRow)
  const fixed = new Map<Address, string>([[TREASURY, TREASURY_ID]])
  for (const [index, pool] of pools.entries()) fixed.set(getAddress(pool.address), poolContractId(index))
  const byAddress = new Map<Address, AccountRow>(file.rows.map((row) => [row.evmAddress, row]))
  const byId = new Map<string, AccountRow>(file.rows.map((row) => [row.accountId, row]))
  const fixedById = new Map([...fixed].map(([address, id]) => [id, address]))

  const accountId = (address: Address): string | null => {
    const known = getAddress(address)
    return byAddress.get(known)?.accountId ?? fixed.get(known) ?? longZeroEntityId(known)
  }
  return {
    accountId,
    evmAddress: (id) => byId.get(id)?.evmAddress ?? fixedById.get(id) ?? null,
    find: (id) => byId.get(id) ?? null,
    create: (address, createdAt) => {
      const evmAddress = getAddress(address)
      const present = byAddress.get(evmAddress)
      if (present) return present
      const row = { evmAddress, accountId: `0.0.${FIRST_ACCOUNT_NUMBER + BigInt(byAddress.size)}`, createdAt }
      byAddress.set(evmAddress, row)
      byId.set(row.accountId, row)
      file.add(row)
      return row
    },
  }
}

export function poolContractId(index: number): string {
  return `0.0.${FIRST_POOL_NUMBER + BigInt(index)}`
}
