import { TOOL_CATEGORIES } from '@windhover/core/toolbox/category-list'
import type { ToolboxView } from '@windhover/core/toolbox/contract'
import { countTools } from '@windhover/core/toolbox/count-tools'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { expectStored, storedSettings } from '../support/settings-parts.ts'
import { failWithServerText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import {
  card,
  categorySwitch,
  changeToolbox,
  expander,
  meter,
  openToolbox,
  searchBox,
  tab,
  titles,
  toolboxPanel,
} from '../support/toolbox-parts.ts'

const DEFAULTS = ['platform-features', 'solana', 'ethereum', 'hedera']
const ANALYST = [
  'Advanced search',
  'CoinGlass',
  'DappRadar',
  'DefiLlama',
  'LunarCrush',
  'Messari',
  'Ordiscan',
]
const TRADER = ['Conditional trading', 'Ethereum', 'Hedera', 'Platform features', 'Solana', 'Standard Tools']

const asNewcomer = newcomerVisits()

const inToolbox = (run: (page: Page) => Promise<void>) =>
  asNewcomer({}, async ({ page }) => {
    await openToolbox(page)
    await run(page)
  })

const offered = (page: Page): Promise<ToolboxView> =>
  page.evaluate(async () => (await fetch('/api/toolbox')).json())
const isOn = (page: Page, title: string) => categorySwitch(page, title).getAttribute('aria-checked')
const statusOf = (page: Page, title: string) =>
  card(page, title)
    .getByText(/^(Enabled|Available|Always on|Not available)$/)
    .textContent()

describe('the Toolbox page', () => {
  it('R1-139 R1-140 R1-252 has its search box, and two tabs with categories sorted by title', () =>
    inToolbox(async (page) => {
      expect(await searchBox(page).count()).toBe(1)
      const names = await toolboxPanel(page).getByRole('tab').allInnerTexts()
      expect(names).toEqual(['Trader', 'Analyst'])
      expect(await titles(page)).toEqual(TRADER)
      await tab(page, 'Analyst').click()
      await eventually(() => titles(page)).toEqual(ANALYST)
      await page.keyboard.press('ArrowLeft')
      await eventually(() => titles(page)).toEqual(TRADER)
    }))

  it('R1-141 has an amber note with the limits, which stays away once dismissed', () =>
    inToolbox(async (page) => {
      const note = toolboxPanel(page).getByRole('note')
      const words = await note.textContent()
      expect(words).toContain('Up to 30 tools are recommended')
      expect(words).toContain('Quality may drop beyond 30')
      expect(words).toContain('hard maximum is 50')
      await note.getByRole('button', { name: 'Dismiss' }).click()
      await note.waitFor({ state: 'detached' })
      await expectStored(page, { dismissedNotes: ['toolbox-limit-warning'] })
      await page.reload()
      await searchBox(page).waitFor()
      expect(await note.count()).toBe(0)
    }))

  it('R1-142 R1-144 R1-227 switches a category on and off, says so, and counts its tools', () =>
    inToolbox(async (page) => {
      const { tools } = await offered(page)
      const count = async () => Number(await meter(page).getAttribute('aria-valuenow'))
      expect(await count()).toBe(countTools(DEFAULTS, tools))
      for (const title of ['Ethereum', 'Solana', 'Hedera', 'Platform features']) {
        expect([title, await isOn(page, title), await statusOf(page, title)]).toEqual([
          title,
          'true',
          'Enabled',
        ])
      }
      expect([await isOn(page, 'Conditional trading'), await statusOf(page, 'Conditional trading')]).toEqual([
        'false',
        'Available',
      ])
      await tab(page, 'Analyst').click()
      for (const title of ANALYST) expect([title, await statusOf(page, title)]).toEqual([title, 'Available'])
      await categorySwitch(page, 'DefiLlama').click()
      await eventually(() => statusOf(page, 'DefiLlama')).toBe('Enabled')
      await eventually(count).toBe(countTools([...DEFAULTS, 'defillama'], tools))
      await expectStored(page, { toolCategories: [...DEFAULTS, 'defillama'] })
      await categorySwitch(page, 'DefiLlama').focus()
      await page.keyboard.press('Space')
      await eventually(() => isOn(page, 'DefiLlama')).toBe('false')
      await expectStored(page, { toolCategories: DEFAULTS })
    }))

  it('R1-228 R1-182 keeps the standard tools on, whatever is pressed', () =>
    inToolbox(async (page) => {
      const own = categorySwitch(page, 'Standard Tools')
      expect([await own.getAttribute('aria-checked'), await own.isDisabled()]).toEqual(['true', true])
      expect(await statusOf(page, 'Standard Tools')).toBe('Always on')
      await own.click({ force: true })
      expect(await own.getAttribute('aria-checked')).toBe('true')
      expect((await storedSettings(page)).toolCategories).toEqual(DEFAULTS)
    }))

  it('R1-143 R1-270 marks premium categories and no others, and lets anybody enable them', () =>
    inToolbox(async (page) => {
      expect(await toolboxPanel(page).getByText('Premium', { exact: true }).count()).toBe(0)
      await tab(page, 'Analyst').click()
      await card(page, 'Messari').waitFor()
      for (const title of ANALYST) {
        const badges = await card(page, title).getByText('Premium', { exact: true }).count()
        const isPremium = ['CoinGlass', 'LunarCrush', 'Messari'].includes(title)
        expect([title, badges]).toEqual([title, isPremium ? 1 : 0])
      }
      await categorySwitch(page, 'CoinGlass').click()
      await eventually(() => statusOf(page, 'CoinGlass')).toBe('Enabled')
      await expectStored(page, { toolCategories: [...DEFAULTS, 'coinglass'] })
    }))

  it('R1-142 R1-145 R2-292 opens to its examples, each of which is copied as it stands', () =>
    inToolbox(async (page) => {
      const examples = TOOL_CATEGORIES.find(({ id }) => id === 'ethereum')?.examples ?? []
      const lines = card(page, 'Ethereum').getByRole('list').getByRole('listitem')
      expect(await lines.count()).toBe(0)
      expect(await expander(page, 'Ethereum').getAttribute('aria-expanded')).toBe('false')
      await expander(page, 'Ethereum').click()
      await eventually(() => lines.allInnerTexts()).toEqual(examples)
      for (const example of examples) {
        await lines.getByRole('button', { name: `Copy: ${example}`, exact: true }).click()
        await page.getByRole('status').getByText('Example copied to clipboard!', { exact: true }).waitFor()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example)
      }
      await expander(page, 'Ethereum').press('Enter')
      await eventually(() => lines.count()).toBe(0)
    }))

  it('R1-325 says so where an example cannot be copied', () =>
    inToolbox(async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      })
      await expander(page, 'Solana').click()
      await card(page, 'Solana')
        .getByRole('button', { name: /^Copy: / })
        .first()
        .click()
      await page.getByRole('alert').getByText('Failed to copy example', { exact: true }).waitFor()
    }))

  it('R1-251 searches titles, descriptions and examples, in any case', () =>
    inToolbox(async (page) => {
      await searchBox(page).fill('hEDer')
      await eventually(() => titles(page)).toEqual(['Hedera'])
      await searchBox(page).fill('wrapped sol')
      await eventually(() => titles(page)).toEqual(['Solana'])
      await searchBox(page).fill('take PROFIT on my')
      await eventually(() => titles(page)).toEqual(['Conditional trading'])
      // Found by an example alone, so the example is shown.
      await card(page, 'Conditional trading').getByText('Set a take profit on my').waitFor()
      await searchBox(page).fill('inscriptions')
      await toolboxPanel(page).getByText('No categories match', { exact: true }).waitFor()
      await toolboxPanel(page).getByRole('button', { name: 'Show 1 in Analyst' }).click()
      await eventually(() => titles(page)).toEqual(['Ordiscan'])
      await searchBox(page).fill('nothing of that kind')
      await toolboxPanel(page).getByText('No categories match', { exact: true }).waitFor()
      expect(
        await toolboxPanel(page)
          .getByRole('button', { name: /^Show \d/ })
          .count(),
      ).toBe(0)
      await toolboxPanel(page).getByRole('button', { name: 'Clear' }).click()
      await eventually(() => titles(page)).toEqual(ANALYST)
    }))

  it('R1-332 leaves a switch off that would pass 50 tools, and says why', () =>
    inToolbox(async (page) => {
      // The product has fewer tools than the limit, so the answer is made longer.
      await changeToolbox(page, (told) => ({
        ...told,
        tools: [
          ...told.tools,
          ...Array.from({ length: 50 }, (_, index) => ({
            name: `read_more${index}` as const,
            categories: ['messari' as const],
          })),
        ],
      }))
      await page.reload()
      await tab(page, 'Analyst').click()
      await categorySwitch(page, 'Messari').click()
      await page
        .getByRole('alert')
        .getByText('At most 50 tools can be enabled. Switch another category off first.', { exact: true })
        .waitFor()
      expect(await isOn(page, 'Messari')).toBe('false')
      expect((await storedSettings(page)).toolCategories).toEqual(DEFAULTS)
    }))

  it('is amber beyond 30 tools, and not at 30', () =>
    inToolbox(async (page) => {
      const withCount = (count: number) =>
        changeToolbox(page, (told) => ({
          ...told,
          tools: Array.from({ length: count }, (_, index) => ({
            name: `read_one${index}` as const,
            categories: ['required' as const],
          })),
        }))
      const spoken = () => meter(page).getAttribute('aria-valuetext')
      await withCount(30)
      await page.reload()
      await eventually(spoken).toBe('30 of 50')
      await page.unroute('**/api/toolbox')
      await withCount(31)
      await page.reload()
      await eventually(spoken).toBe('31 of 50, 30 or fewer work best')
    }))

  it('says which source is not connected, and cannot be switched on there', () =>
    inToolbox(async (page) => {
      await changeToolbox(page, (told) => ({
        tools: told.tools.filter(({ categories }) => !categories.includes('messari')),
        categories: told.categories.map((category) =>
          category.id === 'messari'
            ? { ...category, state: 'not-connected', reason: 'Messari is not connected in this deployment.' }
            : category,
        ),
      }))
      await page.reload()
      await tab(page, 'Analyst').click()
      await card(page, 'Messari').getByText('Messari is not connected in this deployment.').waitFor()
      expect(await statusOf(page, 'Messari')).toBe('Not available')
      expect(await categorySwitch(page, 'Messari').isDisabled()).toBe(true)
    }))

  it('takes back what the server refuses, and says so', () =>
    inToolbox(async (page) => {
      await failWithServerText(page, { method: 'PATCH', path: '**/api/settings' }, 'Not today.')
      await categorySwitch(page, 'Solana').click()
      await page.getByRole('alert').getByText('Not today.', { exact: true }).waitFor()
      await eventually(() => isOn(page, 'Solana')).toBe('true')
    }))

  it('offers to try again where the toolbox cannot be read', () =>
    inToolbox(async (page) => {
      await failWithServerText(page, { method: 'GET', path: '**/api/toolbox' }, 'Not now.')
      await page.reload()
      await toolboxPanel(page).getByRole('alert').getByText('Not now.').waitFor()
      await page.unroute('**/api/toolbox')
      await toolboxPanel(page).getByRole('button', { name: 'Try again' }).click()
      await searchBox(page).waitFor()
    }))
})
