import { vaultRoutes } from '@windhover/core/vaults/contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import { makeTestDevice, type TestDevice } from '@windhover/testkit/test-device'
import { HttpVisitor } from '../support/http-visitor.ts'
import { signUpAnyhow, waitForVaults } from '../support/sign-up-anyhow.ts'
import type { ChaosProduct } from './start-chaos-product.ts'

export type ChaosVault = {
  readonly visitor: HttpVisitor
  /** In the person's browser: signs what the person agrees to. */
  readonly device: TestDevice
  readonly vaultId: string
  readonly apiKey: string
  readonly solana: string
  readonly evm: string
}

const AT_ONCE = 12

/** Where people come in and where practice money comes from. */
type Entrance = Pick<ChaosProduct, 'origin' | 'instances' | 'faucetUrl'>

/** People with a funded vault and a key for it, a handful at a time: sign-up is not what is tested here. */
export async function openVaults(product: Entrance, count: number): Promise<readonly ChaosVault[]> {
  const vaults: ChaosVault[] = []
  while (vaults.length < count) {
    const batch = Math.min(AT_ONCE, count - vaults.length)
    vaults.push(...(await Promise.all(Array.from({ length: batch }, () => openVault(product)))))
  }
  return vaults
}

async function openVault(product: Entrance): Promise<ChaosVault> {
  const visitor = new HttpVisitor(product.origin)
  const device = makeTestDevice()
  const passkey = createSoftwarePasskey({ origin: product.origin })
  await signUpAnyhow(visitor, { passkey, device }, product.instances)
  const [vaultId = ''] = await waitForVaults(visitor, product.instances)
  const [instance = ''] = product.instances
  const list = await visitor.send(instance, vaultRoutes.listVaults)
  const vault = list.body.find((each) => each.tokenId === vaultId)
  const key = await visitor.send(instance, vaultKeyRoutes.issueVaultKey, {
    params: { vaultId },
    body: { label: 'chaos' },
  })
  if (vault === undefined || key.status !== 200) throw new Error(`no key: ${JSON.stringify(key.body)}`)
  await fund(product, { solana: vault.publicKey, evm: vault.ethAddress })
  return {
    visitor,
    device,
    vaultId,
    apiKey: key.body.sealedKey,
    solana: vault.publicKey,
    evm: vault.ethAddress,
  }
}

export async function fund(
  product: Pick<ChaosProduct, 'faucetUrl'>,
  request: { solana?: string; evm?: string; chains?: readonly string[] },
): Promise<void> {
  const answer = await fetch(product.faucetUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) throw new Error(`the faucet answered ${answer.status}: ${await answer.text()}`)
}
