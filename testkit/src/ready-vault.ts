import { randomUUID } from 'node:crypto'
import { generateKeyPairSigner } from '@solana/kit'
import postgres from 'postgres'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

export type ReadyVault = {
  readonly tokenId: string
  readonly publicKey: string
  readonly ethAddress: string
  /** The key behind `ethAddress`, which only a test has. */
  readonly evmAccount: PrivateKeyAccount
}

/** A vault of a user without signer and durable engine: for tests that only look at its addresses. */
export async function addReadyVault(options: { databaseUrl: string; userId: string }): Promise<ReadyVault> {
  const { address: publicKey } = await generateKeyPairSigner()
  const evmAccount = privateKeyToAccount(generatePrivateKey())
  const sql = postgres(options.databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const [row] = await sql<{ token_id: string }[]>`
      insert into vaults (user_id, creation_key, public_key, eth_address, ready_at)
      values (${options.userId}, ${randomUUID()}, ${publicKey}, ${evmAccount.address}, now())
      returning token_id`
    if (row === undefined) throw new Error('no vault was made')
    return { tokenId: row.token_id, publicKey, ethAddress: evmAccount.address, evmAccount }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
