import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { answerSignIn } from '@windhover/testkit/sign-up'
import type { SoftwarePasskey } from '@windhover/testkit/software-passkey'
import type { TestDevice } from '@windhover/testkit/test-device'
import type { HttpVisitor } from './http-visitor.ts'

const PATIENCE_MS = 45_000

/**
 * Signs up as a person with a stubborn browser would: when an answer does not come, turn to the other instance, try
 * the passkey that may already have been saved, and only if it is unknown register again.
 */
export async function signUpAnyhow(
  visitor: HttpVisitor,
  { passkey, device }: { readonly passkey: SoftwarePasskey; readonly device: TestDevice },
  instances: readonly string[],
): Promise<{ userId: string; owner: string }> {
  const register = async (instance: string) => {
    const start = await visitor.send(instance, signInRoutes.startPasskeyRegistration)
    if (start.status !== 200) return null
    const response = passkey.register(start.body.options)
    const { enrolment } = await device.enrol(passkey)
    return await visitor.send(instance, signInRoutes.registerPasskey, { body: { response, enrolment } })
  }
  const signIn = async (instance: string) => {
    const start = await visitor.send(instance, signInRoutes.startPasskeySignIn)
    if (start.status !== 200) return null
    const body = answerSignIn(passkey, start.body, { device })
    return await visitor.send(instance, signInRoutes.signInWithPasskey, { body })
  }
  let answered = true
  return await insist(instances, async (instance) => {
    const attempt = answered ? await register(instance).catch(unanswered) : await signIn(instance)
    if (attempt?.status === 200) return { userId: attempt.body.userId, owner: attempt.body.owner }
    // Only a clear no to the passkey means that it was never saved.
    if (attempt?.status === 401) answered = true
    if (attempt !== null && attempt.status >= 500) answered = false
    return null
  })

  function unanswered(): null {
    answered = false
    return null
  }
}

export async function waitForVaults(
  visitor: HttpVisitor,
  instances: readonly string[],
): Promise<readonly string[]> {
  return await insist(instances, async (instance) => {
    const { status, body } = await visitor.send(instance, vaultRoutes.listVaults)
    return status === 200 && body.length > 0 ? body.map((vault) => vault.tokenId) : null
  })
}

/** Asks one instance after the other until one of them gives something. */
async function insist<Value>(
  instances: readonly string[],
  ask: (instance: string) => Promise<Value | null>,
): Promise<Value> {
  const startedAt = performance.now()
  let last: unknown = 'no answer'
  for (let attempt = 0; performance.now() - startedAt < PATIENCE_MS; attempt += 1) {
    const instance = instances[attempt % instances.length] ?? ''
    try {
      const value = await ask(instance)
      if (value !== null) return value
    } catch (error) {
      last = error
    }
    // Longer and longer: sign-in is limited per minute, and a restart takes a moment.
    await new Promise((resolve) => setTimeout(resolve, Math.min(100 * 2 ** attempt, 2_000)))
  }
  throw new Error(`nothing after ${PATIENCE_MS} ms`, { cause: last })
}
