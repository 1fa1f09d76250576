import { transactionRoutes } from '@windhover/core/transactions/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerEveryState } from '../../testing/answers/activity.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { eventually, expectNoAxeViolations, focused, press, takePicture } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const { listIntents } = transactionRoutes
const panel = () => page.getByRole('region', { name: 'Activity app' })
const rowOf = (title: string) => panel().getByRole('listitem').filter({ hasText: title })
const shown = (title: string, text: string | RegExp) =>
  expect.element(rowOf(title).getByText(text)).toBeVisible()
const receiptOf = (title: string) => panel().getByRole('region', { name: `Receipt of ${title}` })

async function openEveryState(options: AppOptions = {}) {
  const opened = await openApp({ ...options, at: '?app=activity', before: answerEveryState })
  await expect.element(rowOf('Wrap 0.35 SOL')).toBeVisible()
  return opened
}

async function openReceipt(title: string) {
  await rowOf(title).getByRole('button', { expanded: false }).click()
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
    await shown('Send 5 BNB', /^No answer for \d+ min\. Checked \d\d:\d\d:\d\d\. Do not repeat it yet\.$/)
    await shown('Send 0.1 SOL', /Still paid: 0\.000105 SOL\./)
    const mark = rowOf('Send 0.1 SOL').getByRole('img', { name: 'Failed after it was sent' })
    await expect.element(mark).toBeVisible()

    const receipt = await openReceipt('Wrap 0.35 SOL')
    const received = receipt.getByRole('row', { name: 'Received 0.35 WSOL 0.3498 WSOL −0.06%' })
    await expect.element(received).toBeVisible()
    const fee = receipt.getByRole('listitem').filter({ hasText: 'Network fee' })
    await expect.element(fee.getByText(/^0\.000105 SOL/)).toBeVisible()
    await expectGoodLook('activity')
  },
)

it('shows for a swap what was quoted and executed, its route, its fees and its order', async () => {
  const title = 'Swap 120 USDC for UNI'
  await openEveryState()
  await shown(title, 'By you via Uniswap X, received 14.995 UNI')
  const receipt = await openReceipt(title)
  for (const name of [
    'Received 15 UNI 14.995 UNI −0.03%',
    'Price impact 0.08% – –',
    'At least 14.7 UNI kept +0.295 UNI',
  ]) {
    await expect.element(receipt.getByRole('row', { name })).toBeVisible()
  }
  await expect.element(receipt.getByRole('heading', { name: 'Route, 2 hops' })).toBeVisible()
  for (const text of ['Uniswap V2, 60%', 'Exchange fee', 'Service fee']) {
    await expect.element(receipt.getByText(text)).toBeVisible()
  }
  await expect.element(receipt.getByRole('img', { name: `0x${'5d20b8f1'.repeat(8)}` })).toBeVisible()
  await expectNoAxeViolations('receipt of an order')
  await takePicture('receipt-order')
})

it('is filtered by state and network, also beyond the first page', async () => {
  await openEveryState()
  const choose = (group: string, name: string) =>
    panel().getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click()
  await choose('State', 'Failed')
  await expect.element(rowOf('Accept token 0.0.731904')).toBeVisible()
  expect(rowOf('Wrap 0.35 SOL').query()).toBeNull()
  await choose('Network', 'BSC')
  const none = panel().getByText('Nothing in this vault has this status on this network.')
  await expect.element(none).toBeVisible()
  await panel().getByRole('button', { name: 'Show all' }).click()
  await expect.element(rowOf('Wrap 0.35 SOL')).toBeVisible()
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
  // Up again with the press, not before: parts that arrive late ask again by themselves.
  const comeUp = () => {
    isDown = false
  }
  addEventListener('click', comeUp, { capture: true, once: true })
  await panel().getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel().getByText('Nothing here yet')).toBeVisible()
})
