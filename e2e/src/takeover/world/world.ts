import { readFile } from 'node:fs/promises'
import type { Attestation, Fact } from '@windhover/core/authority/facts'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Statement } from '@windhover/core/authority/statements'
import type { World as FactWorld } from '@windhover/core/authority/world'
import { safetyRoutes } from '@windhover/core/safety/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { witnessKeyOf } from '@windhover/witness/key-file'
import { factSigner } from '@windhover/witness/sign-fact'
import { madeEvmAddress, madeSolanaAddress } from '../../chaos/made-addresses.ts'
import { fund } from '../../chaos/open-vaults.ts'
import { type Attacker, takeOver } from '../attacker/attacker.ts'
import { userOf } from '../attacker/run-as.ts'
import { openVictim, type Victim } from './open-victim.ts'
import { type Oracle, openOracle } from './oracle.ts'
import { approveAsOwner } from './owners-approval.ts'
import { pageOf, type ShownPage } from './shown-page.ts'
import { type SignerBeside, startSignerBeside } from './signer-beside.ts'
import { type AttackedProduct, startAttackedProduct } from './start-attacked-product.ts'

type LimitChange = {
  readonly perTransactionUsd?: number
  readonly rolling24hUsd?: number
  readonly newRecipientDelayHours?: number
}

/** The attacked product, and the people in it. Nothing here is known to the attacker. */
export type World = {
  readonly product: AttackedProduct
  readonly oracle: Oracle
  readonly signerEnv: Readonly<Record<string, string>>
  /** Somebody new with coins on these chains; on Ethereum where none is named. */
  readonly victim: (chains?: readonly string[]) => Promise<Victim>
  /** What owners do in their own browser. */
  readonly setLimits: (victim: Victim, limits: LimitChange) => Promise<void>
  readonly pause: (victim: Victim) => Promise<void>
  /** What comes of the owner's own press of the button. */
  readonly approve: (victim: Victim, intent: Intent) => Promise<SignedStatement>
  /** What the owner says with the passkey, in the browser. */
  readonly say: (victim: Victim, said: Statement) => Promise<void>
  /** Practice money for an address. */
  readonly fund: (evm: string) => Promise<void>
  /** What the product's own witness would have said at another time, or in another world. */
  readonly witnessed: (
    fact: Fact,
    said: { readonly atMs: number; readonly world?: FactWorld },
  ) => Promise<Attestation>
  /** An address that nobody has ever paid. */
  readonly stranger: (chain: 'evm' | 'solana') => string
  /** What somebody's page shows as addresses of its vaults. */
  readonly page: ShownPage
  readonly signerBeside: (options?: {
    env?: Readonly<Record<string, string>>
    entry?: string
  }) => Promise<SignerBeside>
  readonly stop: () => Promise<void>
}

export async function openWorld(seed: string): Promise<{ world: World; attacker: Attacker }> {
  const product = await startAttackedProduct()
  const cleanUp: (() => Promise<unknown>)[] = [product.stop]
  const stop = async () => {
    for (const step of cleanUp.splice(0).toReversed()) await step()
  }
  try {
    const [api, worker, signerEnv] = ['api-1', 'worker-1', 'signer'].map(product.environmentOf)
    if (api === undefined || worker === undefined || signerEnv === undefined) throw new Error('no product')
    const attacker = takeOver({ socketPath: api.SIGNER_SOCKET ?? '', api, worker })
    const oracle = openOracle(product, attacker.rpcUrls)
    cleanUp.push(oracle.close)
    const [instance = ''] = product.instances
    let strangers = 0
    const world: World = {
      product,
      oracle,
      signerEnv,
      victim: (chains = ['ethereum']) => openVictim(product, chains),
      setLimits: async ({ visitor, vaultId }, limits) => {
        const answer = await visitor.send(instance, safetyRoutes.changeLimits, { body: { vaultId, limits } })
        expectOk(answer)
      },
      pause: async ({ visitor, vaultId }) => {
        expectOk(await visitor.send(instance, safetyRoutes.pauseVault, { body: { vaultId } }))
      },
      approve: (victim, intent) => approveAsOwner(intent, victim),
      say: async ({ visitor, passkey }, said) => {
        const signed = await passkey.say(said)
        expectOk(await visitor.send(instance, ownerRoutes.sayStatement, { body: { signed } }))
      },
      fund: (evm) => fund(product, { evm, chains: ['ethereum'] }),
      witnessed: async (fact, { atMs, world: of = 'practice' }) => {
        const key = witnessKeyOf(await readFile(product.environmentOf('witness').WITNESS_KEY_FILE ?? ''))
        return factSigner(of, key).sign(fact, atMs)
      },
      stranger: (chain) => {
        strangers += 1
        const name = `${seed}/stranger/${strangers}`
        return chain === 'solana' ? madeSolanaAddress(name) : madeEvmAddress(name)
      },
      page: pageOf(signerEnv.SIGNER_PUBLIC_KEY_FILE ?? ''),
      signerBeside: async ({ env = {}, entry } = {}) => {
        const beside = await startSignerBeside({
          env: { ...signerEnv, ...env },
          user: userOf(product.pidOf('signer')),
          ...(entry !== undefined && { entry }),
        })
        // However the run ends: nobody else knows of it.
        cleanUp.push(beside.stop)
        return beside
      },
      stop,
    }
    return { world, attacker }
  } catch (error) {
    await stop()
    throw error
  }
}

function expectOk({ status, body }: { status: number; body: unknown }): void {
  if (status !== 200) throw new Error(`the owner was refused: ${status} ${JSON.stringify(body)}`)
}
