import { accountRoutes } from '@windhover/core/accounts/contract'
import type { Browser } from './browser.ts'
import { createSoftwarePasskey, type PasskeyTwist, type SoftwarePasskey } from './software-passkey.ts'

export async function registerPasskey(browser: Browser, passkey: SoftwarePasskey, twist: PasskeyTwist = {}) {
  const start = await browser.send(accountRoutes.startPasskeyRegistration)
  if (start.status !== 200) return start as never
  return await browser.send(accountRoutes.registerPasskey, {
    body: { response: passkey.register(start.body.options, twist) },
  })
}

/** A new account with a passkey of its own, signed in. */
export async function signUp(browser: Browser, settings: { origin: string; synced?: boolean }) {
  const passkey = createSoftwarePasskey(settings)
  const answer = await registerPasskey(browser, passkey)
  if (answer.status !== 200) throw new Error(`sign-up failed: ${JSON.stringify(answer.body)}`)
  return { passkey, account: answer.body }
}

export async function signInWithPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  twist: PasskeyTwist = {},
) {
  const start = await browser.send(accountRoutes.startPasskeySignIn)
  return await browser.send(accountRoutes.signInWithPasskey, {
    body: { response: passkey.authenticate(start.body.options, twist) },
  })
}

export async function stepUpWithPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  twist: PasskeyTwist = {},
) {
  const start = await browser.send(accountRoutes.startStepUp)
  if (start.status !== 200 || start.body.by !== 'passkey') throw new Error('no passkey asked for')
  return await browser.send(accountRoutes.finishStepUp, {
    body: { passkey: passkey.authenticate(start.body.options, twist) },
  })
}
