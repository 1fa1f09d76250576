import { vaultRoutes } from '@windhover/core/vaults/contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { createSoftwarePasskey, type SoftwarePasskey } from '@windhover/testkit/software-passkey'
import { makeTestDevice, type TestDevice } from '@windhover/testkit/test-device'
import { fund } from '../../chaos/open-vaults.ts'
import { HttpVisitor } from '../../support/http-visitor.ts'
import { signUpAnyhow, waitForVaults } from '../../support/sign-up-anyhow.ts'
import type { AttackedProduct } from './start-attacked-product.ts'

/** Somebody with a passkey and a funded vault, who wants nothing of what follows. */
export type Victim = {
  readonly visitor: HttpVisitor
  readonly userId: string
  /** As the signer knows them. */
  readonly owner: string
  readonly passkey: SoftwarePasskey
  /** In the browser: signs what the owner presses. */
  readonly device: TestDevice
  readonly vaultId: string
  readonly apiKey: string
  /** As whoever it was shown to knows it, and as the signer would. */
  readonly plainKey: string
  readonly apiKeyHash: string
  readonly evm: string
  readonly solana: string
}

export async function openVictim(
  product: Pick<AttackedProduct, 'origin' | 'instances' | 'faucetUrl'>,
  chains: readonly string[],
): Promise<Victim> {
  const visitor = new HttpVisitor(product.origin)
  const passkey = createSoftwarePasskey({ origin: product.origin })
  const device = makeTestDevice()
  const { userId, owner } = await signUpAnyhow(visitor, { passkey, device }, product.instances)
  const [vaultId = ''] = await waitForVaults(visitor, product.instances)
  const [instance = ''] = product.instances
  const list = await visitor.send(instance, vaultRoutes.listVaults)
  const vault = list.body.find((each) => each.tokenId === vaultId)
  const key = await visitor.send(instance, vaultKeyRoutes.issueVaultKey, {
    params: { vaultId },
    body: { label: 'takeover' },
  })
  if (vault === undefined || key.status !== 200) throw new Error(`no key: ${JSON.stringify(key.body)}`)
  const { publicKey: solana, ethAddress: evm } = vault
  if (chains.length > 0) await fund(product, { solana, evm, chains })
  const { sealedKey: apiKey, key: plainKey, apiKeyHash } = key.body
  return { visitor, userId, owner, passkey, device, vaultId, apiKey, plainKey, apiKeyHash, evm, solana }
}
