import { hash } from 'node:crypto'
import { presenceText } from '@windhover/core/accounts/presence-text'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { statementHash } from '@windhover/core/authority/statements'
import type { RouteResponse } from '@windhover/core/contract/route'
import type { Browser } from './browser.ts'
import type { OwnerKey } from './owner-keys.ts'
import { createSoftwarePasskey, type PasskeyTwist, type SoftwarePasskey } from './software-passkey.ts'
import { allPowers, type Enrolled, grantOf, makeTestDevice, rootOf, type TestDevice } from './test-device.ts'

/** A new passkey. The first one of an account is enrolled by the device; `next` says who enrols a further one. */
export async function registerPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  twist: PasskeyTwist & { next?: () => Promise<Enrolled['enrolment']>; device?: TestDevice } = {},
) {
  const start = await browser.send(signInRoutes.startPasskeyRegistration)
  if (start.status !== 200) return start as never
  const { device = makeTestDevice(), next, ...wrong } = twist
  const enrolment = next === undefined ? (await device.enrol({ key: passkey.key })).enrolment : await next()
  return await browser.send(signInRoutes.registerPasskey, {
    body: { response: passkey.register(start.body.options, wrong), enrolment },
  })
}

/** A new account with a passkey of its own, signed in. */
export async function signUp(browser: Browser, settings: { origin: string; synced?: boolean }) {
  const passkey = createSoftwarePasskey(settings)
  const device = makeTestDevice()
  const answer = await registerPasskey(browser, passkey, { device })
  if (answer.status !== 200) throw new Error(`sign-up failed: ${JSON.stringify(answer.body)}`)
  return { passkey, device, account: answer.body }
}

/** One more passkey of an account, enrolled by a key it has; a device that owned it alone steps back. */
export async function addPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  by: { root: OwnerKey; owner: string },
) {
  return await registerPasskey(browser, passkey, { next: () => enrolNext(passkey, by) })
}

/** What a key of the owner says of a further one. */
export async function enrolNext(
  { key }: Pick<SoftwarePasskey, 'key'>,
  { root, owner }: { root: OwnerKey; owner: string },
): Promise<Enrolled['enrolment']> {
  const demotes = root.key.type === 'device' ? { keyId: root.id, powers: allPowers() } : null
  return [await root.say({ ...rootOf({ owner, key }), demotes })]
}

export async function signInWithPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  twist: PasskeyTwist & { device?: TestDevice } = {},
) {
  const start = await browser.send(signInRoutes.startPasskeySignIn)
  return await browser.send(signInRoutes.signInWithPasskey, {
    body: answerSignIn(passkey, start.body, twist),
  })
}

/** One touch: the passkey signs in by lending the device its powers. */
export function answerSignIn(
  passkey: SoftwarePasskey,
  { options, nonce }: RouteResponse<typeof signInRoutes.startPasskeySignIn>,
  twist: PasskeyTwist & { device?: TestDevice } = {},
) {
  const { device = makeTestDevice(), ...wrong } = twist
  const grant = grantOf({ owner: null, key: device.key, nonce })
  const challenge = Buffer.from(statementHash('practice', grant), 'hex').toString('base64url')
  return { response: passkey.authenticate({ ...options, challenge }, wrong), grant }
}

export async function startGuest(browser: Browser, device: TestDevice = makeTestDevice()) {
  const { enrolment } = await device.enrol()
  return await browser.send(signInRoutes.startGuest, { body: { enrolment } })
}

export async function stepUpWithPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  twist: PasskeyTwist = {},
) {
  const start = await browser.send(signInRoutes.startStepUp)
  if (start.status !== 200 || start.body.by !== 'passkey') throw new Error('no passkey asked for')
  return await browser.send(signInRoutes.finishStepUp, {
    body: { passkey: answerStepUp(passkey, start.body, twist) },
  })
}

/** As the page does: the challenge is made around the nonce, whatever challenge came along. */
export function answerStepUp(
  passkey: SoftwarePasskey,
  { options, nonce }: { options: Record<string, unknown>; nonce: string },
  twist: PasskeyTwist = {},
) {
  const challenge = hash('sha256', presenceText(nonce), 'base64url')
  return passkey.authenticate({ ...options, challenge }, twist)
}
