import { randomInt } from 'node:crypto'
import { AUTHORITY_PATHS, acceptedStatement } from '@windhover/core/authority/contract'
import type { Wallet } from '@windhover/core/authority/keys'
import { createVaultKeysResponse, SIGNER_PATHS } from '@windhover/core/signing/contract'
import type { OwnerKey } from '@windhover/testkit/owner-keys'
import {
  createEthereumWallet,
  createSolanaWallet,
  type SoftwareWallet,
  walletAsOwner,
} from '@windhover/testkit/software-wallets'
import { grantOf, makeTestDevice, rootOf, type TestDevice } from '@windhover/testkit/test-device'
import type { Attacker } from '../attacker/attacker.ts'
import type { World } from './world.ts'

/** Somebody whose root is a wallet, with a vault and a device to which the wallet has lent everything. */
export type WalletOwner = {
  readonly owner: string
  readonly vaultId: string
  readonly evm: string
  readonly root: OwnerKey<Wallet>
  /** Signs whatever text somebody brings its owner to sign. */
  readonly wallet: SoftwareWallet
  readonly device: TestDevice
}

/** Enrolled with the signer itself: no account of the product stands in between. */
export async function openWalletOwner(
  { ask, tell }: Pick<Attacker, 'ask' | 'tell'>,
  { product }: Pick<World, 'product'>,
  chain: Wallet['chain'],
): Promise<WalletOwner> {
  const wallet = chain === 'ethereum' ? createEthereumWallet() : createSolanaWallet()
  const root = walletAsOwner(wallet, product.origin)
  const signed = await root.say(rootOf({ owner: null, key: root.key }))
  const { body } = await ask('POST', AUTHORITY_PATHS.statements, { signed })
  const { ownerId: owner } = acceptedStatement.parse(body)
  const vaultId = String(randomInt(10 ** 11, 10 ** 12))
  const made = await ask('POST', SIGNER_PATHS.vaultKeys, { vaultId, ownerId: owner })
  const { evmAddress: evm } = createVaultKeysResponse.parse(made.body)
  const device = makeTestDevice()
  await tell(await root.say(grantOf({ owner, key: device.key })))
  return { owner, vaultId, evm, root, wallet, device }
}
