import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Notice, recordNotices } from '../testing/notices.ts'
import { openApp, reopenApp } from '../testing/open-app.tsx'
import { appPanel, chat, queryOfAddress } from '../testing/parts/shell.ts'
import { eventually } from '../testing/screen.ts'

const CAME_WITH_LINK = 'This text came with the link you opened.'

const foreign = (text: string): Notice => ({ kind: 'success', lines: [text, CAME_WITH_LINK], markup: 0 })
const signInButton = () => page.getByRole('button', { name: 'Sign in with a passkey' })

it('R1-022 shows the value of message as a success notice, labelled as foreign (decision D9)', async () => {
  const notices = recordNotices()
  await openApp({ at: '?message=Your+trade+is+done' })
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }).getByText('Your trade is done'))
    .toBeVisible()
  await expect.element(chat()).toBeVisible()
  expect(notices().at(0)).toEqual([foreign('Your trade is done')])
})

it.each([
  { id: 'account-connected', kind: 'success', text: 'Account connected' },
  { id: 'account-denied', kind: 'success', text: 'The account was not connected' },
  {
    id: 'account-not-connected',
    kind: 'error',
    text: 'Failed to connect social network. Please try again.',
  },
])('R1-022 shows our own words for an id we know (decision D9): $id', async ({ id, kind, text }) => {
  const notices = recordNotices()
  await openApp({ at: `?message=${id}`, isSignedOut: true })
  await eventually(() => notices().at(0)).toEqual([{ kind, lines: [text], markup: 0 }])
})

it('R1-022 cuts a long text to 200 characters (decision D9)', async () => {
  const notices = recordNotices()
  await openApp({ at: `?message=${'long '.repeat(80)}`, isSignedOut: true })
  const cut = `${'long '.repeat(80).slice(0, 199)}…`
  expect(cut).toHaveLength(200)
  await eventually(() => notices().at(0)).toEqual([foreign(cut)])
})

it('R1-022 shows markup and links as plain text (decision D9)', async () => {
  const notices = recordNotices()
  const markup = '<b>bold</b> <img src=x onerror="window.broken=1"> [here](https://example.com)'
  await openApp({ at: `?message=${encodeURIComponent(markup)}`, isSignedOut: true })
  await eventually(() => notices().at(0)).toEqual([foreign(markup)])
  await expect.element(signInButton()).toBeVisible()
  expect('broken' in window).toBe(false)
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

it('R1-023 removes message from the address after the notice, so that a reload shows nothing', async () => {
  const notices = recordNotices()
  await openApp({ at: '?app=settings&message=Hello&x=1' })
  await expect.element(appPanel('Settings')).toBeVisible()
  const shown = () => notices().filter((state) => state.length > 0)
  await eventually(shown).toEqual([[foreign('Hello')]])
  expect(queryOfAddress()).toEqual({ app: 'settings', x: '1' })

  reopenApp()
  await expect.element(page.getByRole('heading', { name: 'Vault Access Key' })).toBeVisible()
  expect(shown()).toEqual([[foreign('Hello')]])
})

it('R1-023 removes a message that has nothing to show, without a notice', async () => {
  const notices = recordNotices()
  await openApp({ at: '?message=%20%E2%80%8B&x=1', isSignedOut: true })
  await expect.element(signInButton()).toBeVisible()
  expect(queryOfAddress()).toEqual({ x: '1' })
  expect(notices()).toEqual([])
})
