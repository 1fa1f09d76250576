import { createPrivateKey, sign } from 'node:crypto'
import { associatedData } from '../envelope/associated-data.ts'
import { SealBrokenError } from '../envelope/sealed-key.ts'
import { ed25519 } from '../keys/ed25519.ts'
import { forgetSoon } from '../keys/forget-soon.ts'
import type { Sql } from '../store/connect-database.ts'
import { isSealedBy, type KeyWrapper } from '../wrappers/key-wrapper.ts'
import type { RootKeys } from '../wrappers/root-keys.ts'

export type HeadKey = {
  /** In hex. */
  readonly publicKey: string
  /** Opened for one signature each time. */
  readonly sign: (text: string) => Promise<Buffer>
}

type StoredKey = {
  readonly publicKey: Buffer
  readonly wrappedKey: Buffer
  readonly wrapperKind: string
  readonly wrapperKeyId: string
}

/**
 * The key that signs ends of the audit chain: made by the first signer, sealed under the root key, the same for all
 * instances. Who has the database alone cannot use it.
 */
export async function openHeadKey({ sql, rootKeys }: { sql: Sql; rootKeys: RootKeys }): Promise<HeadKey> {
  const stored = (await find(sql)) ?? (await make(sql, rootKeys.sealing))
  const wrapper = rootKeys.opening(stored)
  if (!isSealedBy(stored, wrapper)) {
    throw new SealBrokenError('the key for audit heads is sealed under another root key')
  }
  const signText = async (text: string) => {
    const privateKey = await wrapper.unwrap(stored.wrappedKey, headKeyBinding(stored.publicKey))
    try {
      const key = createPrivateKey({ key: privateKey, format: 'raw-private', asymmetricKeyType: 'ed25519' })
      return sign(null, Buffer.from(text), key)
    } finally {
      privateKey.fill(0)
      forgetSoon()
    }
  }
  return { publicKey: stored.publicKey.toString('hex'), sign: signText }
}

async function find(sql: Sql): Promise<StoredKey | undefined> {
  const [row] = await sql<StoredKey[]>`
    select public_key as "publicKey", wrapped_key as "wrappedKey", wrapper_kind as "wrapperKind",
      wrapper_key_id as "wrapperKeyId"
    from signer.head_key`
  return row
}

async function make(sql: Sql, wrapper: KeyWrapper): Promise<StoredKey> {
  const { privateKey, publicKey } = ed25519.generateKeyPair()
  try {
    const row = {
      public_key: publicKey,
      wrapped_key: await wrapper.wrap(privateKey, headKeyBinding(publicKey)),
      wrapper_kind: wrapper.kind,
      wrapper_key_id: wrapper.keyId,
    }
    await sql`insert into signer.head_key ${sql(row)} on conflict do nothing`
  } finally {
    privateKey.fill(0)
  }
  // Another instance may have been first.
  const stored = await find(sql)
  if (stored === undefined) throw new Error('the key for audit heads was not stored')
  return stored
}

export const headKeyBinding = (publicKey: Buffer) => associatedData(['windhover/audit-head-key', publicKey])
