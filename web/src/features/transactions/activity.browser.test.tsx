import { type IntentView, transactionRoutes } from '@windhover/core/transactions/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerEveryState } from '../../testing/answers/activity.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import {
  eventually,
  expectNoAxeViolations,
  find,
  focused,
  press,
  takePicture,
  tryAgainAfter,
} from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'
import { makeIntent } from './__fixtures__/make-intent.ts'

const { listIntents, getIntent } = transactionRoutes
const panel = () => page.getByRole('region', { name: 'Activity app' })
const rowOf = (title: string) => panel().getByRole('listitem').filter({ hasText: title })
const shown = (title: string, text: string | RegExp) =>
  expect.element(rowOf(title).getByText(text)).toBeVisible()
const receiptOf = (title: string) => panel().getByRole('region', { name: `Receipt of ${title}` })

async function openEveryState(options: AppOptions = {}) {
  const opened = await openApp({ ...options, at: '?app=activity', before: answerEveryState })
  await expect.element(rowOf('Wrapped 0.35 SOL')).toBeVisible()
  return opened
}

async function openReceipt(words: string, title: string) {
  await rowOf(words).getByRole('button', { expanded: false }).click()
  await expect.element(receiptOf(title)).toBeVisible()
  return receiptOf(title)
}

afterEach(() => void vi.restoreAllMocks())

it.each(SIZES)(
  'says of every intent where it is, what it cost and what not to do, $viewport',
  async (size) => {
    await openEveryState(size)
    await shown('Unwrap 150 WHBAR', /^Sent/)
    await shown('Send 0.12 ETH', /^Signing/)
    await shown('Send token', /^Preparing/)
    await shown('Send 5 BNB', /^No answer for \d+ min\. Checked \d\d:\d\d:\d\d\. Don’t repeat it\.$/)
    await shown('Send 0.1 SOL', /Still paid: 0\.000105 SOL\./)
    const mark = rowOf('Send 0.1 SOL').getByRole('img', { name: 'Failed after it was sent' })
    await expect.element(mark).toBeVisible()

    const receipt = await openReceipt('Wrapped 0.35 SOL', 'Wrap 0.35 SOL')
    const received = receipt.getByRole('row', { name: 'Received 0.35 WSOL 0.3498 WSOL −0.06%' })
    await expect.element(received).toBeVisible()
    await receipt.getByRole('tab', { name: 'Route and fees' }).click()
    const fee = receipt.getByRole('listitem').filter({ hasText: 'Network fee' })
    await expect.element(fee.getByText(/^0\.000105 SOL/)).toBeVisible()
    await expectGoodLook('activity')
  },
)

it.each(SIZES)(
  'what is settled is quiet: a tick, what happened, its worth and when, $viewport',
  async (size) => {
    await openEveryState(size)
    const wrapped = rowOf('Wrapped 0.35 SOL')
    expect(wrapped.getByRole('img', { name: /step|sent|done/i }).query(), 'no track').toBeNull()
    await expect.element(wrapped.getByText('$70.00', { exact: true })).toBeVisible()
    await expect.element(wrapped.getByText('Confirmed', { exact: true })).toBeInTheDocument()
    expect(wrapped.element().querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/)
    const swapped = rowOf('Swapped 120 USDC for 14.995 UNI')
    await expect.element(swapped.getByText('–', { exact: true })).toBeVisible()
    expect(swapped.element().textContent, 'what you did yourself needs no author').not.toContain('By you')
    const underWay = rowOf('Unwrap 150 WHBAR').getByRole('img', { name: 'Step 3 of 4, sent' })
    await expect.element(underWay).toBeVisible()
  },
)

it('says why it failed in the words of the failure, never by its code', async () => {
  await openEveryState()
  const why = panel().getByText('This is above your limit for one transaction. Nothing was moved.')
  await expect.element(why).toBeVisible()
  expect(panel().element().textContent).not.toMatch(/\w+\/overTransactionLimit|\[object/)
})

it('is pressed with a thumb', async () => {
  await openEveryState({ viewport: 'mobile' })
  const targets = find('label:has(input[type=radio]), li > button, footer button', panel().element())
  expect(targets.length).toBeGreaterThan(12)
  for (const target of targets) {
    expect(target.getBoundingClientRect().height, target.innerText).toBeGreaterThanOrEqual(44)
  }
})

it('opens at the receipt that was asked for, also of one that is not listed', async () => {
  const id = '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f0aa'
  const asked: string[] = []
  await openApp({
    at: `?app=activity&receipt=${id}`,
    before: (server, vaultId) => {
      answerEveryState(server, vaultId)
      server.answer(getIntent, ({ params }) => {
        asked.push(params.intentId ?? '')
        return makeIntent({ intent: { ...makeIntent().intent, id, vaultId } as IntentView['intent'] })
      })
    },
  })
  await expect.element(receiptOf('Send 0.12 SOL to 9wFk3T…7Rda')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([id]))
  expect(location.search).toBe('?app=activity')
})

it('shows for a swap what was quoted and executed, its route, its fees and its order', async () => {
  await openEveryState()
  const receipt = await openReceipt('Swapped 120 USDC for 14.995 UNI', 'Swap 120 USDC for UNI')
  for (const name of [
    'Received 15 UNI 14.995 UNI −0.03%',
    'Price impact 0.08% – –',
    'At least 14.7 UNI kept +0.295 UNI',
  ]) {
    await expect.element(receipt.getByRole('row', { name })).toBeVisible()
  }
  await expect.element(receipt.getByRole('img', { name: `0x${'5d20b8f1'.repeat(8)}` })).toBeVisible()
  await receipt.getByRole('tab', { name: 'Route and fees' }).click()
  await expect.element(receipt.getByRole('heading', { name: 'Route, 2 hops' })).toBeVisible()
  for (const text of ['Uniswap V2, 60%', 'Exchange fee', 'Service fee']) {
    await expect.element(receipt.getByText(text)).toBeVisible()
  }
  await expectNoAxeViolations('receipt of an order')
  await takePicture('receipt-order')
})

it('is filtered by state and network, also beyond the first page', async () => {
  await openEveryState()
  const choose = (group: string, name: string) =>
    panel().getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click()
  await choose('State', 'Failed')
  await expect.element(rowOf('Accept token 0.0.731904')).toBeVisible()
  expect(rowOf('Wrapped 0.35 SOL').query()).toBeNull()
  await choose('Network', 'BSC')
  const none = panel().getByText('Nothing in this vault has this status on this network.')
  await expect.element(none).toBeVisible()
  await panel().getByRole('button', { name: 'Show all' }).click()
  await expect.element(rowOf('Wrapped 0.35 SOL')).toBeVisible()
})

it('is exported with every page, and nothing in the file runs', async () => {
  const { vaultId } = await openEveryState()
  const files: Blob[] = []
  const names: string[] = []
  const makeUrl = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return makeUrl(file)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await panel().getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(page.getByText('9 transactions exported').first()).toBeVisible()
  expect(names).toEqual([`windhover-vault-${vaultId}-${new Date().toISOString().slice(0, 10)}.csv`])
  expect(files).toHaveLength(1)
  const text = (await files[0]?.text()) ?? ''
  expect(text.trimEnd().split('\r\n')).toHaveLength(10)
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
  expect(text).toContain(',This is above your limit for one transaction.,')
})

it('is empty at first, is reached by keyboard alone and gives the focus back', async () => {
  await openApp()
  const button = page.getByRole('banner').getByRole('button', { name: /^Activity/ })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await press('{Enter}')
  await expect.element(panel().getByText('Nothing here yet')).toBeVisible()
  await expectNoAxeViolations('empty activity')
  await userEvent.tab()
  await userEvent.tab()
  await press('{Enter}')
  await expect.element(panel()).not.toBeInTheDocument()
  await eventually(focused).toBe(button.element())
})

it('says when it cannot be read, and reads it again', async () => {
  let isDown = true
  const before = (server: StubServer) => {
    const empty = { intents: [], nextCursor: null }
    server.answer(listIntents, () => (isDown ? new Response('', { status: 409 }) : empty))
  }
  await openApp({ at: '?app=activity', before })
  await expect.element(panel().getByText('The activity could not be loaded.')).toBeVisible()
  const comeUp = () => {
    isDown = false
  }
  await tryAgainAfter(comeUp, panel().getByRole('button', { name: 'Try again' }))
  await expect.element(panel().getByText('Nothing here yet')).toBeVisible()
})
