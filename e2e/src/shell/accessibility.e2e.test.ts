import { it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import type { ThemeName } from '../support/browser.ts'
import { appPanel, appsButton, chat, launcher, openWorkspace, palette } from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

const THEMES: readonly ThemeName[] = ['dark', 'light']

it.each(THEMES)('has no axe violation on the desktop, %s theme', (theme) =>
  signedIn({ theme }, async ({ page }) => {
    await openWorkspace(page)
    await chat(page).getByRole('list', { name: 'Set up' }).waitFor()
    await page.getByRole('button', { name: 'Account menu' }).waitFor()
    await expectNoAxeViolations(page, `empty workspace, ${theme}`)

    await appsButton(page).click()
    await launcher(page).waitFor()
    await expectNoAxeViolations(page, `launcher, ${theme}`)
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await palette(page).getByRole('option').first().waitFor()
    await expectNoAxeViolations(page, `palette, ${theme}`)
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })

    await openWorkspace(page, '?app=settings')
    await appPanel(page, 'Settings').getByRole('button', { name: 'All keys of this vault' }).click()
    await appPanel(page, 'Settings').getByRole('listitem').first().waitFor()
    await expectNoAxeViolations(page, `settings beside the chat, ${theme}`)
  }),
)

it.each(THEMES)('has no axe violation on the phone, %s theme', (theme) =>
  signedIn({ theme, viewport: 'mobile' }, async ({ page }) => {
    await openWorkspace(page)
    await chat(page).getByRole('list', { name: 'Set up' }).waitFor()
    await expectNoAxeViolations(page, `chat on the phone, ${theme}`)
    await appsButton(page).tap()
    await launcher(page).waitFor()
    await expectNoAxeViolations(page, `launcher on the phone, ${theme}`)
    await openWorkspace(page, '?app=settings')
    await appPanel(page, 'Settings').getByRole('heading', { name: 'Vault Access Key' }).waitFor()
    await expectNoAxeViolations(page, `settings on the phone, ${theme}`)
    await openWorkspace(page, '?app=trenches')
    await appPanel(page, 'Trenches').getByText('This app is not available yet.').waitFor()
    await expectNoAxeViolations(page, `an app that is not built, ${theme}`)
  }),
)
