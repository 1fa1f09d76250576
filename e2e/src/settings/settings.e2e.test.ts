import { DEFAULT_SETTINGS } from '@windhover/core/settings/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import type { ThemeName, ViewportName } from '../support/browser.ts'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import type { Look } from '../support/one-browser.ts'
import {
  changeStored,
  expectStored,
  openSettings,
  preset,
  savedMark,
  settingsPanel,
  slippage,
  storedSettings,
} from '../support/settings-parts.ts'
import { failWithServerText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'

const asNewcomer = newcomerVisits()

const inSettings = (look: Look, run: (page: Page) => Promise<void>) =>
  asNewcomer(look, async ({ page }) => {
    await openSettings(page)
    await run(page)
  })

/** What this browser kept of them; that the first vault was seen stays, or its page would come back. */
const forgetSettings = (page: Page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => !key.startsWith('first_vault_seen:'))
    for (const key of keys) localStorage.removeItem(key)
  })

const attributesOf = (page: Page, name: string) =>
  slippage(page, name).evaluate((node: HTMLInputElement) => [node.min, node.max, node.step, node.value])

describe('the Settings page', () => {
  it('R1-117 has its sections in their order, and Appearance after them', () =>
    inSettings({}, async (page) => {
      const titles = await settingsPanel(page).getByRole('heading', { level: 3 }).allInnerTexts()
      expect(titles).toEqual([
        'Vault Access Key',
        'Slippage Settings',
        'Quick Buy Presets',
        'Hidden Tokens',
        'Safety Settings',
        'Integrations',
        'Appearance',
      ])
    }))

  it('R1-120 R1-255 R1-256 R1-257 R1-258 R1-259 R1-331 has a slider for each slippage, at its default', () =>
    inSettings({}, async (page) => {
      const sliders = settingsPanel(page).getByRole('slider')
      expect(await sliders.count()).toBe(4)
      expect(await attributesOf(page, 'Swap')).toEqual(['0', '25', '0.1', '2'])
      expect(await attributesOf(page, 'Pump')).toEqual(['0', '40', '0.1', '10'])
      expect(await attributesOf(page, 'LP')).toEqual(['0', '20', '0.1', '10'])
      expect(await attributesOf(page, 'Trenches')).toEqual(['0', '25', '0.1', '10'])
    }))

  it('R1-263 R1-176 names the band of a slippage, saves it once let go, and shows it at once in another tab', () =>
    inSettings({}, async (page) => {
      const other = await page.context().newPage()
      await openSettings(other)
      const saves: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PATCH') saves.push(request.postData() ?? '')
      })
      const spoken = () => slippage(page, 'Swap').getAttribute('aria-valuetext')
      expect(await spoken()).toBe('2.0%, Normal')
      await slippage(page, 'Swap').focus()
      await page.keyboard.press('Home')
      await eventually(spoken).toBe('0.0%, Low')
      for (const _press of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight')
      await eventually(spoken).toBe('0.4%, Low')
      await savedMark(page).waitFor()
      await expectStored(page, { swapSlippage: 0.4 })
      expect(saves.length).toBeLessThanOrEqual(2)
      await eventually(() => slippage(other, 'Swap').inputValue()).toBe('0.4')
      expect(await savedMark(other).count()).toBe(0)

      await slippage(other, 'Trenches').fill('5.1')
      await eventually(() => slippage(other, 'Trenches').getAttribute('aria-valuetext')).toBe('5.1%, High')
      await slippage(other, 'Trenches').blur()
      await eventually(() => slippage(page, 'Trenches').inputValue()).toBe('5.1')
    }))

  it('saves what the hand let go, not what it passed', () =>
    inSettings({}, async (page) => {
      const box = await slippage(page, 'LP').boundingBox()
      if (box === null) throw new Error('there is no slider')
      const saves: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PATCH') saves.push(request.postData() ?? '')
      })
      const middle = box.y + box.height / 2
      await page.mouse.move(box.x + box.width / 2, middle)
      await page.mouse.down()
      for (let share = 0.5; share > 0.1; share -= 0.02)
        await page.mouse.move(box.x + box.width * share, middle)
      await page.waitForTimeout(600)
      expect(saves).toEqual([])
      await page.mouse.up()
      await savedMark(page).waitFor()
      expect(saves).toHaveLength(1)
      await expectStored(page, { lpSlippage: Number(await slippage(page, 'LP').inputValue()) })
    }))

  it('R1-121 R1-177 R1-260 R1-261 R1-262 has four presets, and saves amounts only', () =>
    inSettings({}, async (page) => {
      const facts = await Promise.all(
        ['Trenches', 'Prompt buy', 'Ethereum', 'Hedera'].map((name) =>
          preset(page, name).evaluate((node: HTMLInputElement) => [
            node.type,
            node.min,
            node.step,
            node.placeholder,
            node.value,
          ]),
        ),
      )
      expect(facts).toEqual([
        ['number', '0', '0.01', '0.1', '0.1'],
        ['number', '0', '0.01', '', '0.25'],
        ['number', '0', '0.01', '', '0.05'],
        ['number', '0', '1', '', '100'],
      ])
      await preset(page, 'Hedera').fill('-5')
      await settingsPanel(page).getByText('Enter an amount of 0 or more.').waitFor()
      await preset(page, 'Hedera').fill('2.5')
      await settingsPanel(page).getByText('In steps of 1.').waitFor()
      await preset(page, 'Hedera').fill('250')
      await preset(page, 'Trenches').fill('')
      await preset(page, 'Prompt buy').fill('1.5')
      await savedMark(page).waitFor()
      await expectStored(page, {
        buyPresets: { trenches: [0.1], promptBuy: 1.5, ethereum: 0.05, hedera: 250 },
      })
      expect(await preset(page, 'Trenches').inputValue()).toBe('0.1')
    }))

  it('R1-123 R1-124 R1-179 has Safe Mode on and Disable Quick Buy off, which is showQuickBuy turned round', () =>
    inSettings({}, async (page) => {
      const safeMode = page.getByRole('switch', { name: 'Safe Mode' })
      const disable = page.getByRole('switch', { name: 'Disable Quick Buy' })
      const states = async () => [
        await safeMode.getAttribute('aria-checked'),
        await disable.getAttribute('aria-checked'),
      ]
      expect(await states()).toEqual(['true', 'false'])
      await safeMode.click()
      await disable.click()
      await expectStored(page, { safeMode: false, showQuickBuy: false })
      await page.reload()
      await safeMode.waitFor()
      await eventually(states).toEqual(['false', 'true'])
      await disable.click()
      await expectStored(page, { showQuickBuy: true })
    }))

  it('shows after a reload what it last knew, before the server has answered', () =>
    inSettings({}, async (page) => {
      expect(await changeStored(page, { pumpSlippage: 33 })).toBe(200)
      await eventually(() => slippage(page, 'Pump').inputValue()).toBe('33')
      await page.route('**/api/settings?*', () => undefined)
      await page.reload()
      await slippage(page, 'Pump').waitFor()
      expect(await slippage(page, 'Pump').inputValue()).toBe('33')
    }))

  it('takes back what the server refuses, and says so', () =>
    inSettings({}, async (page) => {
      await failWithServerText(page, { method: 'PATCH', path: '**/api/settings' }, 'Not today.')
      await page.getByRole('switch', { name: 'Safe Mode' }).click()
      await page.getByRole('alert').getByText('Not today.', { exact: true }).waitFor()
      await eventually(() =>
        page.getByRole('switch', { name: 'Safe Mode' }).getAttribute('aria-checked'),
      ).toBe('true')
      expect(await savedMark(page).count()).toBe(0)
      expect(await storedSettings(page)).toEqual(DEFAULT_SETTINGS)
    }))

  it('offers to try again where the settings cannot be read, and shows none meanwhile', () =>
    inSettings({}, async (page) => {
      await failWithServerText(page, { method: 'GET', path: /\/api\/settings\?/ }, 'Not now.')
      await forgetSettings(page)
      await page.reload()
      await settingsPanel(page).getByRole('alert').getByText('Not now.').waitFor()
      expect(await settingsPanel(page).getByRole('slider').count()).toBe(0)
      expect(await settingsPanel(page).getByRole('switch').count()).toBe(0)
      await page.screenshot({ path: 'reports/screens/settings-error.png' })
      await page.unroute(/\/api\/settings\?/)
      await settingsPanel(page).getByRole('button', { name: 'Try again' }).first().click()
      await slippage(page, 'Swap').waitFor()
    }))
})

const LOOKS: { viewport: ViewportName; theme: ThemeName }[] = [
  { viewport: 'desktop', theme: 'dark' },
  { viewport: 'desktop', theme: 'light' },
  { viewport: 'mobile', theme: 'dark' },
  { viewport: 'mobile', theme: 'light' },
]

it.each(LOOKS)(
  'R1-117 stands on $viewport in $theme, with names for everything and nothing too wide',
  (look) =>
    inSettings(look, async (page) => {
      await changeStored(page, {
        lpSlippage: 0.4,
        hiddenSolanaTokens: ['4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R', 'native'],
      })
      await settingsPanel(page)
        .getByRole('button', { name: /again$/ })
        .first()
        .waitFor()
      await settingsPanel(page).getByRole('button', { name: 'Connect', exact: true }).waitFor()
      await expectNoAxeViolations(page, `settings, ${look.viewport} ${look.theme}`)
      expect(await listSidewaysOverflow(page)).toEqual([])
      const name = `settings-${look.viewport}-${look.theme}`
      await page.screenshot({ path: `reports/screens/${name}.png` })
      await page.getByRole('heading', { name: 'Appearance' }).scrollIntoViewIfNeeded()
      await page.screenshot({ path: `reports/screens/${name}-foot.png` })
    }),
)
