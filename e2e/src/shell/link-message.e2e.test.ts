import { expect, it } from 'vitest'
import { eventually } from '../support/shell-eventually.ts'
import { type Notice, recordNotices } from '../support/shell-notices.ts'
import { appPanel, chat, queryOf } from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedOut, signedIn } = shellVisits()

const CAME_WITH_LINK = 'This text came with the link you opened.'

function foreign(text: string): Notice {
  return { kind: 'success', lines: [text, CAME_WITH_LINK], markup: 0 }
}

it('R1-022 shows the value of message as a success notice, labelled as foreign (decision D9)', () =>
  signedIn({}, async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto('/?message=Your+trade+is+done', { waitUntil: 'commit' })
    await page.getByRole('region', { name: 'Notifications' }).getByText('Your trade is done').waitFor()
    await chat(page).waitFor()
    expect((await notices()).at(0)).toEqual([foreign('Your trade is done')])
  }))

it('R1-022 shows our own words for an id we know (decision D9)', () =>
  signedOut({}, async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto('/?message=account-connected')
    await eventually(async () => (await notices()).at(0)).toEqual([
      { kind: 'success', lines: ['Account connected'], markup: 0 },
    ])
  }))

it('R1-022 cuts a long text to 200 characters (decision D9)', () =>
  signedOut({}, async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto(`/?message=${'long '.repeat(80)}`)
    const cut = `${'long '.repeat(80).slice(0, 199)}…`
    expect(cut).toHaveLength(200)
    await eventually(async () => (await notices()).at(0)).toEqual([foreign(cut)])
  }))

it('R1-022 shows markup and links as the letters they are (decision D9)', () =>
  signedOut({}, async ({ page }) => {
    const notices = await recordNotices(page)
    const markup = '<b>bold</b> <img src=x onerror="window.broken=1"> [here](https://example.com)'
    await page.goto(`/?message=${encodeURIComponent(markup)}`)
    await eventually(async () => (await notices()).at(0)).toEqual([foreign(markup)])
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    expect(await page.getByRole('link').count()).toBe(0)
  }))

it('R1-023 removes message from the address after the notice, so that a reload shows nothing', () =>
  signedIn({}, async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto('/?app=settings&message=Hello&x=1')
    await appPanel(page, 'Settings').waitFor()
    await eventually(async () => (await notices()).at(0)).toEqual([foreign('Hello')])
    await eventually(() => queryOf(page)).toEqual({ app: 'settings', x: '1' })

    await page.reload()
    await appPanel(page, 'Settings').waitFor()
    await page.getByRole('heading', { name: 'Vault Access Key' }).waitFor()
    expect(await notices()).toEqual([])
  }))

it('R1-023 removes a message that has nothing to show, without a notice', () =>
  signedOut({}, async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto('/?message=%20%E2%80%8B&x=1')
    await eventually(() => queryOf(page)).toEqual({ x: '1' })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    expect(await notices()).toEqual([])
  }))
