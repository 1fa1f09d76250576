import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addVirtualAuthenticator } from '../support/browser.ts'
import { askedForPasskey, chatBox, expectSettled, swap, unlockAndFund } from '../support/chat-money.ts'
import { addSpareKey, openKeys, otherDevices, owners, revoke } from '../support/keys-parts.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { countTouches } from '../support/touches.ts'

const visit = oneBrowser()
const BROWSER = 'Chrome on Linux'

const recovery = (page: Page) => page.getByRole('region', { name: 'Recovery under way' })

async function saveCodes(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save recovery codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make codes' }).click()
  await person.confirmWithPasskey(page)
  await dialog.getByRole('button', { name: 'Copy all' }).click()
  const codes = (await page.evaluate(() => navigator.clipboard.readText())).trim().split(/\s+/)
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  return codes[0] ?? ''
}

async function comeWithCode(page: Page, code: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await person.skipFirstVault(page)
  await page.getByRole('button', { name: 'Add passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('Passkey added').waitFor()
}

it('a spare passkey takes over from a lost one at once, a code only after a wait that the owner can end', () =>
  visit('lost-device', {}, async ({ page }) => {
    await page.goto('/')
    await person.signUpWithPasskey(page)
    const code = await saveCodes(page)
    await person.openWorkspace(page)
    await unlockAndFund(page)
    await openKeys(page)
    const spare = await addSpareKey(page, 'Spare key')

    await visit('spare-key', { passkeys: false }, async (second) => {
      const touches = await countTouches(second.context)
      await (await addVirtualAuthenticator(second.page)).hold(spare)
      await second.page.goto('/')
      await person.signInWithPasskey(second.page)
      await chatBox(second.page).waitFor()
      await swap(second.page, '0.1')
      await expectSettled(second.page, 1)
      expect(touches()).toBe(1)

      await openKeys(second.page)
      await revoke(second.page, BROWSER, owners(second.page))
      await otherDevices(second.page).waitFor({ state: 'detached' })

      // Whoever found the lost device can neither pay with it nor lend it anything again.
      await page.goto('/')
      await chatBox(page).waitFor()
      await swap(page, '0.1')
      await askedForPasskey(page).getByText('This browser needs your permission again').waitFor()
      await askedForPasskey(page).getByRole('button', { name: 'Use passkey' }).click()
      await askedForPasskey(page).getByRole('alert').waitFor()
      await askedForPasskey(page).getByRole('button', { name: 'Cancel' }).click()

      await visit('recovery', {}, async (third) => {
        await comeWithCode(third.page, code)
        await openKeys(third.page)
        await recovery(third.page)
          .getByText(/A new owner key is added in 7[12]:\d\d:\d\d/)
          .waitFor()
        await otherDevices(third.page)
          .getByRole('button', { name: `Revoke ${BROWSER}` })
          .click()
        await third.page.getByRole('button', { name: 'Confirm Revoke' }).click()
        const asked = askedForPasskey(third.page)
        await asked.getByText(/its new key counts in 72 h/).waitFor()
        await asked.getByRole('button', { name: 'Use passkey' }).click()
        await asked.getByRole('alert').waitFor()

        await openKeys(second.page)
        await recovery(second.page).getByRole('button', { name: 'Stop recovery' }).click()
        await person.confirmWithPasskey(second.page)
        await second.page.getByText('Recovery stopped. Nothing was added.').waitFor()
        await recovery(second.page).waitFor({ state: 'detached' })
      })
      await expectSettled(second.page, 1)
    })
  }))
