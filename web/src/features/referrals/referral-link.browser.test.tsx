import { referralRoutes } from '@windhover/core/referrals/contract'
import { referralErrors } from '@windhover/core/referrals/errors'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, reopenApp } from '../../testing/open-app.tsx'
import { appPanel } from '../../testing/parts/shell.ts'
import { eventually } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

/** The keys by name: other pages and a later hand-in look for exactly these (decision G10). */
function readReferral() {
  const time = localStorage.getItem('referral_timestamp')
  return {
    code: localStorage.getItem('referral_code'),
    savedAtMs: time === null ? null : Number(time),
  }
}

const signInButton = () => page.getByRole('button', { name: 'Sign in with a passkey' })

async function followLink(query: string): Promise<void> {
  await openApp({ at: query, isSignedOut: true })
  await expect.element(signInButton()).toBeVisible()
  expect(location.search).not.toMatch(/[?&]ref(erral)?=/)
}

/** One more link, in the same browser. */
async function followNextLink(query: string): Promise<void> {
  history.replaceState(null, '', query)
  reopenApp()
  await expect.element(signInButton()).toBeVisible()
}

it.each([
  { ids: 'R1-019', parameter: 'ref', code: 'FALCON_7' },
  { ids: 'R1-020', parameter: 'referral', code: 'kestrel-9' },
])('$ids saves the code of $parameter with the time, under the same keys', async ({ parameter, code }) => {
  const openedAtMs = Date.now()
  await followLink(`?${parameter}=${code}`)
  const kept = readReferral()
  expect(kept.code).toBe(code)
  expect(kept.savedAtMs).toBeGreaterThanOrEqual(openedAtMs)
  expect(kept.savedAtMs).toBeLessThanOrEqual(Date.now())
})

it('R1-021 removes both parameters from the address, keeps the others, and ref wins', async () => {
  const stepsBefore = history.length
  await followLink('?utm=a%20b&referral=second&app=settings&ref=first&x=1+2#part')
  expect(readReferral().code).toBe('first')
  expect(location.search + location.hash).toBe('?utm=a%20b&app=settings&x=1+2#part')
  expect(history.length, 'the link with the code is no step to go back to').toBe(stepsBefore)
})

it('R1-019 R1-021 does so for a signed-in visitor, whose app opens all the same', async () => {
  // Kept until it has been handed in, which is never answered here.
  await openApp({
    at: '?ref=hobby&app=settings',
    before: (server) => void server.hold(referralRoutes.handInReferral),
  })
  await expect.element(appPanel('Settings')).toBeVisible()
  expect(readReferral().code).toBe('hobby')
  expect(location.search).toBe('?app=settings')
})

it('R1-019 takes the newest code, and nothing that cannot be one', async () => {
  await followLink('?ref=older')
  await followNextLink('?ref=newer')
  const kept = readReferral()
  expect(kept.code).toBe('newer')
  await followNextLink(`?ref=${encodeURIComponent('<img src=x>')}`)
  expect(location.search).toBe('')
  expect(readReferral()).toEqual(kept)
})

it('is forgotten when nobody has it', async () => {
  const { code, message, status } = referralErrors.unknown()
  let handedIn: readonly Call[] = []
  await openApp({
    at: '?ref=KES-222222',
    before: (server) => {
      handedIn = server.refuse(referralRoutes.handInReferral, { code, status, error: message })
    },
  })
  await eventually(readReferral).toEqual({ code: null, savedAtMs: null })
  await eventually(() => handedIn.map(({ body }) => body.referralCode)).toEqual(['KES-222222'])
})
