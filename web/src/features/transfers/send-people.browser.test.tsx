import { transactionRoutes } from '@windhover/core/transactions/contract'
import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { keepContacts } from '../../testing/answers/contacts.ts'
import { worksWith } from '../../testing/answers/money-intents.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { button, fieldValue } from '../../testing/parts/money-app.ts'
import {
  amountField,
  comparedBox,
  openSend,
  recipientField,
  sendButton,
} from '../../testing/parts/transfers.ts'
import { eventually, focused, press } from '../../testing/screen.ts'

const MARTA = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const NEW = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const EVM = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'
const CONTACTS = [
  { name: 'Marta', network: 'solana', address: MARTA },
  { name: 'Exchange deposit', network: 'evm', address: EVM },
] as const
const PAID = { address: NEW, times: 3, lastPaidAt: '2026-05-01T00:00:00.000Z' }

const people = (dialog: Locator, title: string) => dialog.getByRole('list', { name: title, exact: true })
const chosen = (dialog: Locator) => dialog.getByRole('group', { name: 'Recipient address', exact: true })
const grouped = (address: string) => address.match(/.{1,4}/g)?.join('') ?? ''

async function openWithPeople(
  options: AppOptions = {},
  given: Parameters<typeof keepContacts>[1] = CONTACTS,
) {
  const kept: { now?: ReturnType<typeof keepContacts> } = {}
  const opened = await openSend('Solana', {
    ...options,
    before: (server) => {
      kept.now = keepContacts(server, given)
      server.answer(transactionRoutes.listRecipients, { recipients: [PAID] })
    },
  })
  return { ...opened, contacts: () => kept.now?.() ?? [] }
}

it('offers people before addresses, and shows the whole address of who was picked', async () => {
  const { dialog, intents } = await openWithPeople()
  await expect.element(people(dialog, 'Contacts on Solana')).toMatchTextContent(/Marta[\s\S]*Never paid/)
  await expect.element(people(dialog, 'Paid before')).toMatchTextContent(/Paid 3 times/)
  const elsewhere = people(dialog, 'On other networks')
  await expect.element(elsewhere).toMatchTextContent(/Exchange deposit/)
  expect(elsewhere.getByRole('button').elements()).toEqual([])

  intents.preview = worksWith([{ kind: 'first-time-recipient' }])
  await amountField(dialog).fill('1')
  await dialog.getByRole('button', { name: /^Marta/ }).click()
  await expect.element(chosen(dialog)).toBeVisible()
  const shown = chosen(dialog).element().textContent ?? ''
  expect(shown).toContain('Marta')
  expect(shown).toContain(grouped(MARTA))
  await eventually(() => focused()?.getAttribute('aria-label')).toBe('Change recipient')
  await expect.element(dialog.getByText(/Marta is in your contacts, but you have never paid/)).toBeVisible()
  await expect.element(button(dialog, 'Compare first to send')).toBeDisabled()
  await comparedBox(dialog).click()
  intents.becomes('CONFIRMED')
  await sendButton(dialog).click()
  await eventually(() => intents.submitted.length).toBe(1)
  await eventually(() => intents.submitted[0]).toMatchObject({ to: MARTA })
})

it('finds a person by name, by keyboard alone, and goes back to the field on Change', async () => {
  const { dialog } = await openWithPeople()
  await recipientField(dialog).fill('mar')
  await expect.element(people(dialog, 'Contacts on Solana')).toBeVisible()
  expect(people(dialog, 'Paid before').elements()).toEqual([])
  expect(dialog.getByText('Invalid Solana address').elements()).toEqual([])
  recipientField(dialog).element().focus()
  await press('{Enter}')
  await expect.element(chosen(dialog)).toBeVisible()
  await press('{Enter}')
  await expect.element(recipientField(dialog)).toHaveValue('')
  await eventually(() => recipientField(dialog).element() === focused()).toBe(true)
  await amountField(dialog).fill('1')
  await recipientField(dialog).fill('nobody')
  await expect.element(dialog.getByText('Invalid Solana address')).toBeVisible()
})

it('a pasted address takes the place of the field, in groups of four', async () => {
  const { dialog } = await openWithPeople()
  recipientField(dialog).element().focus()
  const data = new DataTransfer()
  data.setData('text', ` ${NEW}\n`)
  focused()?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await expect.element(chosen(dialog)).toBeVisible()
  const groups = [...chosen(dialog).element().querySelectorAll('.mono > span')].map(
    (part) => part.textContent,
  )
  expect(groups).toEqual(NEW.match(/.{1,4}/g))
})

it('saves a new address under a name, beside its warning, and the warning stays', async () => {
  const { dialog, intents, contacts } = await openWithPeople({}, [])
  intents.preview = worksWith([{ kind: 'first-time-recipient' }])
  await amountField(dialog).fill('2')
  await recipientField(dialog).fill(MARTA)
  await expect
    .element(dialog.getByText(/and it is not in your contacts\. A transfer can’t be reversed/))
    .toBeVisible()
  await dialog.getByRole('textbox', { name: 'Save as contact (optional)' }).fill('Jonas')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await eventually(contacts).toMatchObject([{ name: 'Jonas', network: 'solana', address: MARTA }])
  await expect.element(dialog.getByText(/Jonas is in your contacts, but you have never paid/)).toBeVisible()
  await expect.element(button(dialog, 'Compare first to send')).toBeDisabled()
  expect(intents.submitted).toEqual([])
})

it('names the contact that a look-alike imitates', async () => {
  const { dialog, intents } = await openWithPeople()
  intents.preview = worksWith([{ kind: 'look-alike', known: MARTA }, { kind: 'first-time-recipient' }])
  await amountField(dialog).fill('1')
  await recipientField(dialog).fill('9wFk3TbX4mYe6uRt5NhJ8sUd1KzC9vFw7GqHp2Lq7Rda')
  await expect
    .element(dialog.getByText('Start and end match Marta in your contacts. The middle differs.'))
    .toBeVisible()
})

it('fills in a small amount to try first, which nothing sends by itself', async () => {
  const { dialog, intents } = await openWithPeople()
  intents.preview = worksWith([{ kind: 'first-time-recipient' }])
  await amountField(dialog).fill('2')
  await recipientField(dialog).fill(MARTA)
  const test = dialog.getByRole('button', { name: /^Try [\d.]+ SOL first$/ })
  await test.click()
  expect(Number(fieldValue(amountField(dialog)))).toBeLessThan(0.2)
  expect(intents.submitted).toEqual([])
  await expect.element(test).not.toBeInTheDocument()
})

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    const { dialog, intents } = await openWithPeople(size)
    await expect.element(people(dialog, 'Contacts on Solana')).toBeVisible()
    await expectGoodLook('send-people')
    intents.preview = worksWith([{ kind: 'first-time-recipient' }])
    await amountField(dialog).fill('2')
    await recipientField(dialog).fill('B1aLzaNMeFVAyQ6f3XbbUyKcH2YPHu2fqiEagmiF23VR')
    await expect.element(dialog.getByText('First transfer to this address')).toBeVisible()
    await expectGoodLook('send-new')
    await press('{Escape}')
    expect(page.getByRole('alertdialog').elements()).toEqual([])
  },
  LOOK_WITHIN_MS,
)
