import { contactRoutes, contactsChanged } from '@windhover/core/contacts/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepContacts } from '../../testing/answers/contacts.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { openSettings, settingsPanel } from '../../testing/parts/settings.ts'
import { eventually, focused, tryAgainAfter } from '../../testing/screen.ts'

const SOL = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const EVM = '0xde709f2102306220921060314715629080e2fb77'
const MARTA = { name: 'Marta', network: 'solana', address: SOL } as const
const LONG = { name: 'The exchange that I never really liked ab', network: 'evm', address: EVM } as const

const card = () => settingsPanel().getByRole('region', { name: 'Contacts', exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openContacts(given: Parameters<typeof keepContacts>[1] = [], options: AppOptions = {}) {
  const kept: { now?: ReturnType<typeof keepContacts> } = {}
  const opened = await openSettings({
    ...options,
    before: (server) => {
      kept.now = keepContacts(server, given)
    },
  })
  await expect.element(card()).toBeVisible()
  return { ...opened, now: () => kept.now?.() ?? [] }
}

it('keeps a name for an address, gives it another one, and forgets it after a question', async () => {
  const { now } = await openContacts()
  await expect.element(card().getByText('No contacts yet.')).toBeVisible()
  await button('Add contact').click()
  const add = dialog('Add contact')
  await expect.element(add.getByRole('button', { name: 'Save contact' })).toBeDisabled()
  await add.getByRole('textbox', { name: 'Name' }).fill('Marta')
  await add.getByRole('textbox', { name: 'Address' }).fill(` ${SOL} `)
  await add.getByRole('button', { name: 'Save contact' }).click()
  await expect.element(card().getByText('Marta', { exact: true })).toBeVisible()
  expect(now()).toMatchObject([MARTA])
  await eventually(() => button('Add contact').element() === focused()).toBe(true)

  await button('Rename Marta').click()
  const rename = dialog('Rename contact')
  expect(rename.getByRole('textbox', { name: 'Address' }).elements()).toEqual([])
  await rename.getByRole('textbox', { name: 'Name' }).fill('Marta B')
  await rename.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.element(button('Remove Marta B')).toBeVisible()

  await button('Remove Marta B').click()
  const question = page.getByRole('alertdialog', { name: 'Remove contact' })
  await question.getByRole('button', { name: 'Keep contact' }).click()
  expect(now()).toHaveLength(1)
  await button('Remove Marta B').click()
  await question.getByRole('button', { name: 'Confirm Remove' }).click()
  await expect.element(card().getByText('No contacts yet.')).toBeVisible()
  expect(now()).toEqual([])
})

it('says under the field what is wrong with it, and keeps what was typed', async () => {
  const { now } = await openContacts([MARTA])
  await button('Add contact').click()
  const add = dialog('Add contact')
  const save = add.getByRole('button', { name: 'Save contact' })
  await add.getByRole('textbox', { name: 'Name' }).fill('marta')
  await add.getByRole('textbox', { name: 'Address' }).fill(EVM)
  await save.click()
  await expect.element(add.getByText('This is not an address on the chosen network.')).toBeVisible()
  await expect.element(add.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true')
  await add.getByRole('textbox', { name: 'Address' }).fill(SOL)
  await save.click()
  await expect.element(add.getByText('This address is already in your contacts.')).toBeVisible()
  await add.getByRole('radio', { name: 'EVM' }).click()
  await add.getByRole('textbox', { name: 'Address' }).fill(EVM)
  await save.click()
  await eventually(() => now().map(({ network }) => network)).toEqual(['solana', 'evm'])
})

it('shows what another tab changed', async () => {
  const { server } = await openContacts([MARTA])
  await expect.element(card().getByText('Marta', { exact: true })).toBeVisible()
  keepContacts(server, [{ ...MARTA, name: 'Solveig' }])
  server.publish(contactsChanged, {})
  await expect.element(card().getByText('Solveig', { exact: true })).toBeVisible()
})

it('offers to try again where they cannot be loaded', async () => {
  const { server } = await openSettings({
    before: (stubs) => void stubs.refuse(contactRoutes.listContacts, { error: 'Not now.' }),
  })
  await expect.element(card().getByText('Not now.')).toBeVisible()
  await tryAgainAfter(() => keepContacts(server, [MARTA]), card().getByRole('button', { name: 'Try again' }))
  await expect.element(card().getByText('Marta', { exact: true })).toBeVisible()
})

it.each(SIZES)(
  'fits on $viewport, with a long name, in both themes',
  async (size) => {
    await openContacts(
      [MARTA, LONG, { name: 'Cold wallet', network: 'hedera', address: '0.0.4815162' }],
      size,
    )
    await expect.element(card().getByText(LONG.name)).toBeVisible()
    card().element().scrollIntoView({ block: 'nearest' })
    await expectGoodLook('contacts')
    await button('Add contact').click()
    await expect.element(dialog('Add contact')).toBeVisible()
    await expectGoodLook('contact-dialog')
  },
  LOOK_WITHIN_MS,
)
