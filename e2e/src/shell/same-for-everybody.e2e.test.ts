import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { reviewDirectives } from '../chat/chat-parts.ts'
import type { Run } from '../support/one-browser.ts'
import {
  appPanel,
  appsButton,
  launcher,
  openWorkspace,
  palette,
  settingsButton,
} from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn, newAccount, signedInAs } = shellVisits()

type Offer = Readonly<Record<string, readonly string[]>>

/** Numbers differ from person to person: of vaults, of the account, of minutes. */
async function wordsOf(parts: Locator): Promise<readonly string[]> {
  await parts.first().waitFor()
  const texts = await parts.allInnerTexts()
  return texts.map((text) => text.replace(/#?\d+/g, 'n').replace(/\s+/g, ' ').trim())
}

async function readOffer(page: Page): Promise<Offer> {
  await openWorkspace(page)
  await reviewDirectives(page)
  const setup = await wordsOf(page.getByRole('list', { name: 'Finish setting up' }).getByRole('button'))
  await appsButton(page).click()
  // Without what a vault is worth, which stands beside a name.
  const apps = (await wordsOf(launcher(page).getByRole('menuitem'))).map((words) =>
    words.replace(/ \$.*/, ''),
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const commands = await wordsOf(palette(page).getByRole('option'))
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Account menu' }).click()
  const menu = await wordsOf(page.getByRole('menu').getByRole('menuitem'))
  await page.keyboard.press('Escape')
  await settingsButton(page).click()
  // The vault's own sections come with its settings, after the panel itself.
  await appPanel(page, 'Settings').getByRole('heading', { name: 'Hidden Tokens' }).waitFor()
  const settings = await wordsOf(appPanel(page, 'Settings').getByRole('heading'))
  await appPanel(page, 'Settings')
    .getByRole('button', { name: /^Account/ })
    .click()
  const account = await wordsOf(appPanel(page, 'Account').getByRole('heading', { level: 3 }))
  return { setup, apps, commands, menu, settings, account }
}

it('R1-011 offers two different accounts the same functions and screens', async () => {
  const offers: Offer[] = []
  const names: (string | undefined)[] = []
  const note: Run = async ({ page }) => {
    offers.push(await readOffer(page))
    names.push(await page.evaluate(() => localStorage.getItem('signed_in') ?? undefined))
  }
  await signedIn({}, note)
  await signedInAs(await newAccount(), {}, note)
  expect(new Set(names).size, 'two different people').toBe(2)
  const [first, second] = offers
  // Not empty alike: each screen of the first really was read.
  expect(first?.apps).toEqual(expect.arrayContaining(['Swap Solana', 'Balances', 'Account', 'Settings']))
  expect(first?.commands).toContain('Account Account')
  expect(first?.menu).toEqual(['Account', 'Settings', 'Sign out'])
  expect(first?.settings).toContain('Vault Access Key')
  expect(first?.account).toContain('Passkeys')
  expect(second).toEqual(first)
})
