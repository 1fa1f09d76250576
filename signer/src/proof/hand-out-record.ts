import { recordText, type SignedRecord } from '@windhover/core/authority/proof-file'
import type { World } from '@windhover/core/authority/world'
import type { HeadKey } from '../audit/head-key.ts'
import type { Sql } from '../store/connect-database.ts'
import { readRecord } from './read-record.ts'

export type HandOutRecord = (asked: {
  readonly vaultId: string
  readonly intentId: string
}) => Promise<SignedRecord>

/** What the signer has kept about a payment, under its name, so that times and order cannot be changed either. */
export function recordGiver(parts: {
  readonly sql: Sql
  readonly world: World
  readonly key: HeadKey
}): HandOutRecord {
  const { sql, world, key } = parts
  return async (asked) => {
    const record = await readRecord(sql, world, asked)
    const signature = (await key.sign(recordText(record))).toString('hex')
    return { record, key: key.publicKey, signature }
  }
}
