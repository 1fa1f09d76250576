import { searchProcessMemory } from '@windhover/e2e/memory-dump/search-process-memory'
import { createSignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt } from '@windhover/testkit/vault-owner'
import { expect, it } from 'vitest'

const VAULTS = ['1', '2', '3', '4', '5']

it('between calls not even the memory of the signer holds a plain key', async () => {
  const database = await createSignerDatabase()
  const signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'pkcs11' })
  try {
    const owner = await enrolOwnerAt(signer)
    for (const vaultId of [...VAULTS, ...VAULTS]) await owner.makeVault(vaultId)
    // Opening the keys outside takes longer than the signer needs to forget them.
    const revealed = []
    for (const vaultId of VAULTS) revealed.push(await signer.revealVaultKeys(vaultId))
    const needles = revealed.flatMap((keys, index) => [
      { name: `ed25519 of vault ${index + 1}`, key: keys.ed25519, publicKey: keys.ed25519Public },
      { name: `secp256k1 of vault ${index + 1}`, key: keys.secp256k1 },
    ])
    expect((await searchProcessMemory(signer.pid, needles)).hits).toEqual([])
    // The same search does see what is there: the public keys were just answered.
    const known = revealed.map((keys) => ({ name: 'public', key: keys.ed25519Public }))
    expect((await searchProcessMemory(signer.pid, known)).hits).not.toEqual([])
  } finally {
    await signer.stop()
    await database.drop()
  }
})
