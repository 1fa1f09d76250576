import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { failWithoutText, failWithServerText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import { recordNotices } from '../support/shell-notices.ts'
import { appPanel, openWorkspace } from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

const SERVER_TEXT = 'The server says: not on a Sunday.'
const GET_ACCOUNT = { method: 'GET', path: /\/api\/account$/ }
const LIST_KEYS = { method: 'GET', path: /\/api\/vaults\/\d+\/keys$/ }
const REVOKE_KEY = { method: 'DELETE', path: /\/api\/vaults\/\d+\/keys\/[^/]+$/ }

async function openKeyList(page: Page): Promise<void> {
  await openWorkspace(page, '?app=settings')
  await appPanel(page, 'Settings').getByRole('button', { name: 'All keys of this vault' }).click()
}

/** The key that the sign-up made; revoking it is refused, so it is there for the next test as well. */
async function tryToRevoke(page: Page): Promise<void> {
  await appPanel(page, 'Settings')
    .getByRole('button', { name: /^Revoke / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm Revoke' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor({ state: 'hidden' })
}

it("R1-329 shows the server's text in a panel, and the generic one when the server gives none", () =>
  signedIn({}, async ({ page }) => {
    await failWithServerText(page, LIST_KEYS, SERVER_TEXT)
    await openKeyList(page)
    const failure = appPanel(page, 'Settings').getByRole('alert').filter({ hasText: /\S/ })
    await eventually(() => failure.allInnerTexts()).toEqual([SERVER_TEXT])

    await failWithoutText(page, LIST_KEYS)
    await appPanel(page, 'Settings').getByRole('button', { name: 'Try again' }).click()
    await eventually(() => failure.allInnerTexts()).toEqual(['The keys could not be loaded.'])
  }))

it("R1-329 shows the server's text in a notice, and the generic one when the server gives none", () =>
  signedIn({}, async ({ page }) => {
    const notices = await recordNotices(page)
    await failWithServerText(page, REVOKE_KEY, SERVER_TEXT)
    await openKeyList(page)
    await tryToRevoke(page)
    await eventually(async () => (await notices()).at(-1)).toEqual([
      { kind: 'error', lines: [SERVER_TEXT], markup: 0 },
    ])
    await failWithoutText(page, REVOKE_KEY)
    await tryToRevoke(page)
    await eventually(async () => (await notices()).at(-1)).toEqual([
      { kind: 'error', lines: ['The key could not be revoked.'], markup: 0 },
    ])
  }))

it("R1-329 shows the server's text when nothing can be shown, and the generic one when it gives none", () =>
  signedIn({}, async ({ page }) => {
    const failure = page.getByRole('alert')
    await failWithServerText(page, GET_ACCOUNT, SERVER_TEXT)
    await page.goto('/')
    await failure.getByText(SERVER_TEXT).waitFor()
    expect(await failure.textContent()).not.toContain('Windhover cannot be reached')

    await failWithoutText(page, GET_ACCOUNT)
    await page.getByRole('button', { name: 'Try again' }).click()
    await failure.getByText('Windhover cannot be reached. Check your connection.').waitFor()
    expect(await failure.textContent()).not.toContain(SERVER_TEXT)
  }))

it('R1-333 shows one notice at a time: the newest takes the place of the one before', () =>
  signedIn({}, async ({ page }) => {
    const notices = await recordNotices(page)
    const titles = async () => (await notices()).map((shown) => shown.map(({ lines }) => lines[0]))
    await openKeyList(page)
    await failWithServerText(page, REVOKE_KEY, 'The first')
    await tryToRevoke(page)
    await failWithServerText(page, REVOKE_KEY, 'The second')
    await tryToRevoke(page)
    await eventually(async () => (await titles()).at(-1)).toEqual(['The second'])
    // No moment with both, and no moment with none in between: the first did not just run out.
    expect(await titles()).toEqual([['The first'], ['The second']])
    expect(await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').count()).toBe(1)
  }))
