import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import type { ThemeName, ViewportName } from '../support/browser.ts'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'
import {
  card,
  changeToolbox,
  expander,
  openToolbox,
  searchBox,
  tab,
  toolboxPanel,
} from '../support/toolbox-parts.ts'

const SHOTS = process.env.TOOLBOX_SHOTS ?? 'reports/screens'
const LONG = 'An answer that somebody wrote far too long '.repeat(4).trim()

const asNewcomer = newcomerVisits()
beforeAll(() => mkdir(SHOTS, { recursive: true }))

const LOOKS: { viewport: ViewportName; theme: ThemeName }[] = [
  { viewport: 'desktop', theme: 'dark' },
  { viewport: 'desktop', theme: 'light' },
  { viewport: 'mobile', theme: 'dark' },
  { viewport: 'mobile', theme: 'light' },
]

async function look(page: Page, where: string): Promise<void> {
  await expectNoAxeViolations(page, where)
  expect(await listSidewaysOverflow(page)).toEqual([])
  await page.screenshot({ path: `${SHOTS}/${where}.png` })
}

type Look = (typeof LOOKS)[number]

const inToolbox = (looks: Look, run: (page: Page, name: string) => Promise<void>) =>
  asNewcomer(looks, async ({ page }) => {
    await openToolbox(page)
    await run(page, `toolbox-${looks.viewport}-${looks.theme}`)
  })

it.each(LOOKS)('R1-142 stands on $viewport in $theme, with names for everything, nothing too wide', (looks) =>
  inToolbox(looks, async (page, name) => {
    await expander(page, 'Conditional trading').click()
    await look(page, `${name}-trader`)
    await tab(page, 'Analyst').click()
    await card(page, 'Messari').waitFor()
    await look(page, `${name}-analyst`)
  }),
)

it.each(LOOKS)('stands with words far too long on $viewport in $theme', (looks) =>
  inToolbox(looks, async (page, name) => {
    await changeToolbox(page, (told) => ({
      tools: told.tools,
      categories: told.categories.map((category) =>
        category.id === 'coinglass'
          ? { ...category, description: LONG, examples: [LONG, 'x'.repeat(300)] }
          : category.id === 'messari'
            ? { ...category, state: 'not-connected', reason: 'Messari is not connected in this deployment.' }
            : category,
      ),
    }))
    await page.reload()
    await tab(page, 'Analyst').click()
    await expander(page, 'CoinGlass').click()
    await look(page, `${name}-long`)
  }),
)

it.each(LOOKS)('stands without a match, and while it loads, on $viewport in $theme', (looks) =>
  inToolbox(looks, async (page, name) => {
    await searchBox(page).fill('inscriptions')
    await toolboxPanel(page).getByText('No categories match').waitFor()
    await look(page, `${name}-empty`)
    await page.route('**/api/toolbox', () => undefined)
    await page.reload()
    await toolboxPanel(page).getByText('Reading the toolbox').waitFor({ state: 'attached' })
    await look(page, `${name}-loading`)
  }),
)
