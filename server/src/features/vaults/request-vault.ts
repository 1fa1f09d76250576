import type { DurableClient } from '../../platform/durable/durable.ts'
import { MAKE_VAULT, type MakeVaultInput, VAULT_MAKER } from './make-vault.ts'

function request(userId: string, input: MakeVaultInput) {
  return { service: VAULT_MAKER, key: userId, handler: MAKE_VAULT, input, idempotencyKey: input.creationKey }
}

/** Asks for the first vault of an account. May be asked any number of times, by anyone, in any order: it makes one. */
export async function requestFirstVault(durable: DurableClient, userId: string): Promise<void> {
  await durable.send(request(userId, { creationKey: `first:${userId}`, first: true }))
}

/** Asks for one more vault and waits for it. The same request id never makes a second one. */
export async function requestExtraVault(
  durable: DurableClient,
  options: { userId: string; requestId: string },
): Promise<string> {
  const creationKey = `extra:${options.userId}:${options.requestId}`
  const made = await durable.call<{ tokenId: string }>({
    ...request(options.userId, { creationKey, first: false }),
    timeoutMs: 30_000,
  })
  return made.tokenId
}
