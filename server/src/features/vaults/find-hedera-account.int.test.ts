import { createTestDatabase } from '@windhover/testkit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import type { Reading } from '../../ports/chain.ts'
import type { HederaAccounts } from '../../ports/hedera-accounts.ts'
import { findHederaAccount } from './find-hedera-account.ts'
import { finishVault, listReadyVaults, reserveVault } from './vault-store.ts'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: DatabaseConnection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  const { tokenId } = await reserveVault(connection.db, { userId: 'owner', creationKey: 'first:owner' })
  const keys = { publicKey: 'sol', ethAddress: ADDRESS }
  await finishVault(connection.db, { tokenId, ...keys, readyAt: new Date() })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

/** What the network says is given here: only what becomes of it is looked at; the network itself is asked elsewhere. */
const find = (userId: string, reading: Reading<string | null>, evmAddress = ADDRESS) => {
  const hederaAccounts = { findAccountId: async () => reading } as Partial<HederaAccounts> as HederaAccounts
  return findHederaAccount({ db: connection.db, hederaAccounts }, { userId, evmAddress })
}
const known = (value: string | null): Reading<string | null> => ({ state: 'known', value, observedAtMs: 1 })
const kept = async () => (await listReadyVaults(connection.db, 'owner'))[0]?.hederaAccountId

describe('the Hedera account of a vault', () => {
  it('is null where the network has none, and nothing is kept', async () => {
    expect(await find('owner', known(null))).toBeNull()
    expect(await kept()).toBeNull()
  })

  it('is not written into the vault of somebody else who is asked about', async () => {
    expect(await find('stranger', known('0.0.666'))).toBe('0.0.666')
    expect(await kept()).toBeNull()
  })

  it('R1-005 is kept with the vault from the first time on, whatever the case of the address', async () => {
    expect(await find('owner', known('0.0.1001'), ADDRESS.toLowerCase())).toBe('0.0.1001')
    expect(await kept()).toBe('0.0.1001')
    await find('owner', known('0.0.2002'))
    expect(await kept()).toBe('0.0.1001')
  })

  it('is never taken for missing because nobody could be asked (decision D1)', async () => {
    const unreadable = { code: 'hedera-account/unreadable' }
    await expect(find('owner', { state: 'unknown', reason: 'away' })).rejects.toMatchObject(unreadable)
    const stale = { state: 'stale', value: null, observedAtMs: 1, reason: 'away' } as const
    await expect(find('owner', stale)).rejects.toMatchObject(unreadable)
    expect(await find('owner', { ...stale, value: '0.0.1001' })).toBe('0.0.1001')
  })
})
