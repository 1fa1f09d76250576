import { balanceRoutes } from '@windhover/core/balances/contract'
import { referralRoutes } from '@windhover/core/referrals/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readOutage } from '../../lib/reachability.ts'
import { happensAtOnce, holdTimers } from '../../testing/held-time.ts'
import { openApp } from '../../testing/open-app.tsx'
import { openBalances, balancesPanel as panel } from '../../testing/parts/balances.ts'
import { appsButton, launcher, openWorkspace } from '../../testing/parts/shell.ts'
import { eventually, find, seen, textsOf } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const line = () => page.getByRole('status').filter({ hasText: "You're offline." })
const tryNow = () => page.getByRole('button', { name: 'Try now' })
const total = () => panel().getByRole('region', { name: 'Total value' })
const referral = () => panel().getByRole('button', { name: /^Referral / })
const USD = /\$[\d,]+\.\d\d/

/** Without a connection it could not be fetched any more. */
const lineIsLoaded = () => eventually(() => find('section.sr-only').length).toBe(1)

async function loseConnection(server: StubServer): Promise<void> {
  await lineIsLoaded()
  server.goOffline()
  await expect.element(line()).toBeVisible()
}

it('says at once that the connection is lost, since when, and when it is tried again', async () => {
  const { server } = await openBalances()
  await eventually(() => seen(total())).toMatch(USD)
  await lineIsLoaded()
  holdTimers()
  server.goOffline()
  await happensAtOnce(() => line().elements().length > 0)
  vi.useRealTimers()
  expect(await seen(line())).toMatch(/^You're offline\. Showing figures from \d\d:\d\d$/)
  await expect.element(page.getByText(/^Trying again (in \d+ s|now)\.$/)).toBeVisible()
})

it('keeps every figure, without a direction and with its time', async () => {
  const { server } = await openBalances()
  await expect.element(panel().getByRole('img', { name: /^Value (over|since) / })).toBeVisible()
  const figures = textsOf(total())
  await loseConnection(server)
  expect(textsOf(total())).toEqual(figures)
  const quiet = getComputedStyle(find('.text-3')[0] ?? document.body).color
  const shown = find('.num', panel().element()).filter((figure) => figure.checkVisibility())
  expect(shown.length).toBeGreaterThan(5)
  for (const figure of shown) expect(getComputedStyle(figure).color, figure.outerHTML).toBe(quiet)
  await expect
    .element(
      panel()
        .getByText(/^as of \d\d:\d\d$/)
        .first(),
    )
    .toBeVisible()
})

it('tells assistive technology twice in all: that it is gone, and that it is back', async () => {
  const { server } = await openBalances()
  await loseConnection(server)
  const status = line().element()
  const told: string[] = []
  const observer = new MutationObserver(() => told.push(status.textContent ?? ''))
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  // The seconds go on beside it.
  const next = () => textsOf(page.getByText(/^Trying again/))[0]
  const before = next()
  await eventually(next).not.toBe(before)
  expect(told).toEqual([])
  server.goOnline()
  await eventually(() => told.at(-1)).toBe("You're back online.")
  expect(told).toHaveLength(1)
  observer.disconnect()
})

it('reads what had failed when the connection is back, without a press', async () => {
  const { server } = await openBalances({
    before: (stubs) => {
      stubs.breakDown(balanceRoutes.getOverview)
      stubs.breakDown(referralRoutes.getReferral)
    },
  })
  await expect.element(panel().getByText('Balances could not be loaded.')).toBeVisible()
  await expect.element(panel().getByText('Failed to fetch referral code')).toBeVisible()
  await loseConnection(server)
  server.answer(balanceRoutes.getOverview, server.recorded(balanceRoutes.getOverview))
  server.answer(referralRoutes.getReferral, server.recorded(referralRoutes.getReferral))
  server.goOnline()
  await eventually(() => seen(total())).toMatch(USD)
  await expect.element(referral()).toBeVisible()
  await expect.element(line()).not.toBeInTheDocument()
})

it('a panel opened offline waits, and fills when the connection is back', async () => {
  const { server } = await openWorkspace()
  await appsButton().click()
  await loseConnection(server)
  await launcher()
    .getByRole('menuitem', { name: /^Balances/ })
    .click()
  await expect.element(panel()).toBeVisible()
  await expect.element(panel().getByText('Balances could not be loaded.')).not.toBeInTheDocument()
  server.goOnline()
  await eventually(() => seen(total())).toMatch(USD)
  await expect.element(referral()).toBeVisible()
})

it('finds out by itself that the server is gone', async () => {
  const { server } = await openBalances()
  await lineIsLoaded()
  // The browser says nothing: it has a network, only nobody answers.
  server.goAway()
  await expect.element(line()).toBeVisible()
})

it("tries at once with 'Try now'", async () => {
  const { server } = await openBalances()
  await loseConnection(server)
  const isWaiting = () => readOutage()?.nextTryAtMs !== null
  // Before and after in one breath: a moment later it would be tried anyway.
  const pressed = () => [isWaiting(), (tryNow().element() as HTMLElement).click(), isWaiting()]
  await eventually(pressed).toEqual([true, undefined, false])
})

it('finds out by itself that the server is there again', async () => {
  const { server } = await openBalances()
  await loseConnection(server)
  server.comeBack()
  await expect.element(line()).not.toBeInTheDocument()
})

it('is not offline where the server answers with an error', async () => {
  const { server } = await openBalances()
  await eventually(() => seen(total())).toMatch(USD)
  await lineIsLoaded()
  const refused = server.refuse(balanceRoutes.getOverview, { status: 503 })
  await panel().getByRole('button', { name: 'Refresh balances' }).click()
  await eventually(() => refused.length).toBe(1)
  await expect.element(panel().getByRole('button', { name: 'Refresh balances' })).toBeEnabled()
  expect(line().elements()).toEqual([])
})

it('says so instead of the workspace when it was opened without a connection, and opens when there is one', async () => {
  const { server } = await openApp({ before: (stubs) => stubs.goAway() })
  await expect.element(page.getByText('Windhover cannot be reached. Check your connection.')).toBeVisible()
  server.comeBack()
  await expect.element(page.getByRole('banner')).toBeVisible()
})
