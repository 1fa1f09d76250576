import type { BrowserContext, Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { type DocumentedProgram, writeDocumentedProgram } from '../support/documented-program.ts'
import { addSpareKey, lent, openKeys, owners, revoke } from '../support/keys-parts.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { eventually } from '../support/shell-eventually.ts'
import { shellOrigin } from '../support/shell-origin.ts'

const visit = oneBrowser()

const SOMEBODY = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'
const STRANGER = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const KNOWN_ONLY = { name: 'payroll', may: 'Trade, and send to known recipients' }
/** 0.01 and 2 SOL: under and over the 50 dollars that the form offers. */
const [WITHIN, ABOVE] = ['10000000', '2000000000']

/** The key of the vault as a program would hold it. */
async function readKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const shown = page.getByRole('textbox', { name: 'Vault access key' })
  await expect.poll(() => shown.inputValue()).toMatch(/^whk_/)
  return await shown.inputValue()
}

/** What a program does: it shows its key and asks for a payment. */
const pay = (page: Page, key: string) =>
  page.evaluate(
    async ({ key, to }) => {
      const [{ tokenId: vaultId }] = await (await fetch('/api/vaults')).json()
      const answer = await fetch('/api/solana/transfer', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ vaultId, intentId: crypto.randomUUID(), mint: 'SOL', to, amount: '0.01' }),
      })
      return { status: answer.status, body: await answer.json() }
    },
    { key, to: SOMEBODY },
  )

async function addProgram(
  page: Page,
  { name, may, publicKey }: { name: string; may: string; publicKey?: string },
): Promise<void> {
  await lent(page).getByRole('button', { name: 'Add program' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a program' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  if (publicKey !== undefined) {
    await dialog.getByRole('radio', { name: 'Its own key' }).click()
    await dialog.getByRole('textbox', { name: 'Public key' }).fill(publicKey)
  }
  await dialog.getByRole('button', { name: /^It may/ }).click()
  await page.getByRole('menuitemradio', { name: may }).click()
  await dialog.getByRole('button', { name: 'Add program' }).click()
  await person.confirmWithPasskey(page)
  await lent(page).getByText(name, { exact: true }).waitFor()
}

/** It is in nobody's browser: all it has is a session, a key that opens the vault, and its own key. */
async function writeProgram(page: Page, context: BrowserContext, key: string): Promise<DocumentedProgram> {
  const cookies = await context.cookies()
  const program = await writeDocumentedProgram({
    ORIGIN: shellOrigin(),
    COOKIE: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    API_KEY: key,
    VAULT: await person.selectedVaultId(page),
  })
  onTestFinished(program.remove)
  return program
}

const stateOf = (page: Page, id: string) =>
  page.evaluate(async (path) => (await (await fetch(path)).json()).state, `/api/transactions/${id}`)

/** With a key of its own, beside one that pays by an API key and paid somebody before. */
async function expectWithinGrant(page: Page, program: DocumentedProgram): Promise<void> {
  const toSomebody = { to: SOMEBODY, lamports: WITHIN }
  expect((await program.pay(toSomebody)).code, 'nothing was lent yet').toBe('authority/unknownKey')
  await addProgram(page, { ...KNOWN_ONLY, publicKey: program.publicKey })

  const { intent } = await program.pay(toSomebody)
  const { id } = intent as { id: string }
  await eventually(() => stateOf(page, id)).toBe('CONFIRMED')
  const refused = [
    [{ to: STRANGER, lamports: WITHIN }, 'authority/newRecipientNeedsOwner'],
    [{ to: SOMEBODY, lamports: ABOVE }, 'authority/aboveGrantNeedsOwner'],
  ] as const
  for (const [order, code] of refused) expect((await program.pay(order)).code).toBe(code)
}

const ownerOf = (page: Page) => page.evaluate(async () => await (await fetch('/api/owner')).json())

it('programs pay within what they were lent until that is revoked, and a second passkey is gone everywhere', () =>
  visit('keys', {}, async ({ page, context }) => {
    await page.goto('/')
    await person.signUpWithPasskey(page)
    await person.openWorkspace(page)
    await page.evaluate(async () => {
      const [{ tokenId: vaultId }] = await (await fetch('/api/vaults')).json()
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/faucet', { method: 'POST', headers, body: JSON.stringify({ vaultId }) })
    })
    await person.waitForFunds(page)
    await person.openAccountMenuItem(page, 'Settings')
    const key = await readKey(page)
    expect((await pay(page, key)).body.code, 'nothing was lent yet').toBe('authority/unknownKey')

    await openKeys(page)
    await addProgram(page, { name: 'rebalancer', may: 'Trade, and send to anyone' })
    expect((await pay(page, key)).body).toMatchObject({ state: 'CONFIRMED' })
    const row = lent(page).getByRole('listitem').filter({ hasText: 'rebalancer' })
    await openKeys(page)
    await row.getByText(/used (just now|\d+ s ago)/).waitFor()
    expect(await row.textContent()).toMatch(/\$\d+\.\d\d of \$200/)
    await expectWithinGrant(page, await writeProgram(page, context, key))

    await revoke(page, 'rebalancer')
    await row.waitFor({ state: 'detached' })
    expect((await pay(page, key)).body.code).toBe('authority/unknownKey')

    await addSpareKey(page, 'Spare key')
    expect((await ownerOf(page)).roots).toHaveLength(2)
    await revoke(page, 'Spare key')
    const { roots } = await ownerOf(page)
    expect(roots).toHaveLength(1)
    expect(
      await owners(page)
        .getByRole('button', { name: /^Revoke|^More for/ })
        .count(),
    ).toBe(0)
    const passkeys = await page.evaluate(async () => (await fetch('/api/account/passkeys')).json())
    expect(passkeys.map(({ keyId }: { keyId: string }) => keyId)).toEqual([roots[0].keyId])
  }))
