import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerPasskey } from '../../testing/answers/owner.ts'
import { answerSafety } from '../../testing/answers/safety.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { eventually, focused, press } from '../../testing/screen.ts'

const settings = () => page.getByRole('region', { name: 'Settings app' })
const perTransaction = () => page.getByRole('textbox', { name: 'Limit per transaction in US dollars' })
const perDay = () => page.getByRole('textbox', { name: 'Limit in any 24 hours in US dollars' })
const pause = () => page.getByRole('switch', { name: 'Pause this vault' })
const save = () => settings().getByRole('button', { name: 'Save' })
const safetyEntry = () => settings().getByRole('button', { name: /^Safety/ })
const confirmIdentity = () => page.getByRole('heading', { name: 'Confirm with your passkey' })
const usePasskey = () => page.getByRole('button', { name: 'Use passkey' }).click()
const said = (text: string | RegExp) => expect.element(page.getByText(text).first())

async function openSafety(options: AppOptions = {}): Promise<void> {
  await openApp({ ...options, at: '?app=settings', before: answerSafety })
  await safetyEntry().click()
  await expect.element(perTransaction()).toBeVisible()
}

beforeEach(() => void answerPasskey())
afterEach(() => void vi.restoreAllMocks())

it.each(SIZES)(
  'lowers at once, raises with a passkey after 24 h, and lets the raise be withdrawn, $viewport',
  async (size) => {
    await openSafety(size)
    await expectGoodLook('safety')
    await perTransaction().fill('750')
    await said('Takes effect at once.').toBeVisible()
    await save().click()
    await said('Limit lowered').toBeVisible()
    expect(confirmIdentity().query()).toBeNull()
    await expect.element(perTransaction()).toHaveValue('750.00')

    await perDay().fill('30,000')
    await said(/^Needs your passkey and starts in 24 h/).toBeVisible()
    perDay().element().focus()
    await press('{Enter}')
    await expect.element(confirmIdentity()).toBeVisible()
    await usePasskey()
    const waiting = settings().getByText(/Raise to \$30,000\.00 in any 24 h starts in 24 h/)
    await expect.element(waiting).toBeVisible()
    await expect.element(perDay()).toHaveValue('25,000.00')
    await expectGoodLook('safety-waiting-raise')
    await settings().getByRole('button', { name: 'Withdraw' }).click()
    await said('Withdrawn. The limit stays as it is.').toBeVisible()
    await expect.element(settings().getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  },
)

it('pauses by one press without a question and resumes only with the passkey', async () => {
  await openSafety()
  await pause().click()
  await said('Vault paused').toBeVisible()
  expect(confirmIdentity().query()).toBeNull()
  await pause().click()
  await expect.element(confirmIdentity()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(confirmIdentity()).not.toBeInTheDocument()
  await expect.element(pause()).toHaveAttribute('aria-checked', 'true')
  await pause().click()
  await usePasskey()
  await said('Vault resumed').toBeVisible()
  await expect.element(pause()).toHaveAttribute('aria-checked', 'false')
})

it('is reached and left by keyboard, and refuses what is no amount', async () => {
  await openSafety()
  await perTransaction().fill('12.345')
  await expect.element(settings().getByText('Enter an amount from $0.01 to $10,000,000.')).toBeVisible()
  expect(save().query()).toBeNull()
  const back = settings().getByRole('button', { name: 'Back to Settings' })
  back.element().focus()
  await press('{Enter}')
  await eventually(focused).toBe(safetyEntry().query())
  expect(safetyEntry().query()).not.toBeNull()
  await press('{Enter}')
  await expect.element(back).toHaveFocus()
})
