import { randomUUID } from 'node:crypto'
import type { IntentView } from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { FeatureParts } from '@windhover/server/composition/feature'
import { submitIntent } from '@windhover/server/features/transactions/index'
import { finishVault, reserveVault } from '@windhover/server/features/vaults/vault-store'
import { makeTestDevice } from '@windhover/testkit/test-device'

const device = makeTestDevice()
const TO = '0x00000000000000000000000000000000000004d2'

export type Vault = { readonly vaultId: string; readonly userId: string }

export type Endings = {
  /** Stands where live events go: browsers hear of an end by these, so nobody has to ask for it. */
  readonly live: Pick<FeatureParts['live'], 'publish'>
  readonly next: (intentId: string) => Promise<string>
}

export function createEndings(): Endings {
  const waiting = new Map<string, (state: string) => void>()
  return {
    live: {
      publish: async (_userId, _topic, data) => {
        const { intent, state } = data as unknown as IntentView
        if (hasEnded(state)) waiting.get(intent.id)?.(state)
      },
    },
    next: async (intentId) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      waiting.set(intentId, resolve)
      const state = await promise
      waiting.delete(intentId)
      return state
    },
  }
}

export async function makeVault({ db, clock }: FeatureParts): Promise<Vault> {
  const userId = randomUUID()
  const { tokenId } = await reserveVault(db, { userId, creationKey: userId })
  await finishVault(db, { tokenId, publicKey: userId, ethAddress: TO, readyAt: clock.now() })
  return { vaultId: tokenId.toString(), userId }
}

/** Hands an intent to its lane; the answer is its id. */
export async function submit(parts: FeatureParts, vault: Vault, id: string = randomUUID()): Promise<string> {
  const { vaultId, userId } = vault
  const move = { type: 'transfer', chain: 'bsc', token: 'native', to: TO, amountRaw: '1' } as const
  const intent = { id, vaultId, ...move }
  await submitIntent(parts, { userId, intent, origin: 'panel', signed: await device.approve(intent) })
  return id
}

export async function runOne(parts: FeatureParts, endings: Endings, vault: Vault): Promise<void> {
  const id = randomUUID()
  const ended = endings.next(id)
  await submit(parts, vault, id)
  const state = await ended
  if (state !== 'CONFIRMED') throw new Error(`an intent ended ${state}`)
}
