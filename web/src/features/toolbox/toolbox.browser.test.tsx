import { toolboxRoutes } from '@windhover/core/toolbox/contract'
import { countTools } from '@windhover/core/toolbox/count-tools'
import { describe, expect, it } from 'vitest'
import { isAmber } from '../../testing/colours.ts'
import { reopenApp } from '../../testing/open-app.tsx'
import {
  card,
  categorySwitch,
  meter,
  openToolbox,
  searchBox,
  tab,
  titles,
  toolboxPanel,
} from '../../testing/parts/toolbox.ts'
import { eventually, press, seen, textsOf } from '../../testing/screen.ts'

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

const isOn = (title: string) => categorySwitch(title).element().getAttribute('aria-checked')
const statusOf = (title: string) => seen(card(title).getByText(/^(Enabled|Available|Always on)$/))
const badges = (title: string) => card(title).getByText('Premium').elements().length

async function openAnalyst() {
  const opened = await openToolbox()
  await tab('Analyst').click()
  await eventually(titles).toEqual(ANALYST)
  return opened
}

describe('the Toolbox page', () => {
  it('R1-139 R1-140 R1-252 has its search box, and two tabs with categories sorted by title', async () => {
    await openToolbox()
    await expect.element(searchBox()).toBeVisible()
    expect(textsOf(toolboxPanel().getByRole('tab'))).toEqual(['Trader', 'Analyst'])
    expect(titles()).toEqual(TRADER)
    await tab('Analyst').click()
    await eventually(titles).toEqual(ANALYST)
    await press('{ArrowLeft}')
    await eventually(titles).toEqual(TRADER)
  })

  it('R1-141 has an amber note with the limits, which stays away once dismissed', async () => {
    const { stored } = await openToolbox()
    const note = toolboxPanel().getByRole('note')
    const words = await seen(note)
    expect(words).toContain('Up to 30 tools are recommended')
    expect(words).toContain('Quality may drop beyond 30')
    expect(words).toContain('hard maximum is 50')
    const { borderTopColor } = getComputedStyle(note.element())
    const icon = getComputedStyle(note.element().querySelector('svg') ?? document.body)
    expect([borderTopColor, icon.color].map(isAmber)).toEqual([true, true])
    await note.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(note).not.toBeInTheDocument()
    await eventually(() => stored().dismissedNotes).toEqual(['toolbox-limit-warning'])
    reopenApp()
    await expect.element(searchBox()).toBeVisible()
    await expect.element(note).not.toBeInTheDocument()
  })

  it('R1-142 R1-144 R1-227 switches a category on and off, says so, and counts its tools', async () => {
    const { server, stored } = await openToolbox()
    const { tools } = server.recorded(toolboxRoutes.getToolbox)
    const count = () => Number(meter().element().getAttribute('aria-valuenow'))
    await expect.element(meter()).toBeVisible()
    expect(count()).toBe(countTools(DEFAULTS, tools))
    for (const title of ['Ethereum', 'Solana', 'Hedera', 'Platform features']) {
      expect([title, isOn(title), await statusOf(title)]).toEqual([title, 'true', 'Enabled'])
    }
    expect([isOn('Conditional trading'), await statusOf('Conditional trading')]).toEqual([
      'false',
      'Available',
    ])
    await tab('Analyst').click()
    await eventually(titles).toEqual(ANALYST)
    for (const title of ANALYST) expect([title, await statusOf(title)]).toEqual([title, 'Available'])
    await categorySwitch('DefiLlama').click()
    await eventually(() => statusOf('DefiLlama')).toBe('Enabled')
    await eventually(count).toBe(countTools([...DEFAULTS, 'defillama'], tools))
    await eventually(() => stored().toolCategories).toEqual([...DEFAULTS, 'defillama'])
    categorySwitch('DefiLlama').element().focus()
    await press(' ')
    await eventually(() => isOn('DefiLlama')).toBe('false')
    await eventually(() => stored().toolCategories).toEqual(DEFAULTS)
    await eventually(count).toBe(countTools(DEFAULTS, tools))
  })

  it('R1-228 R1-182 keeps the standard tools on, whatever is pressed', async () => {
    const { stored } = await openToolbox()
    const own = categorySwitch('Standard Tools')
    await expect.element(own).toBeDisabled()
    expect(isOn('Standard Tools')).toBe('true')
    expect(await statusOf('Standard Tools')).toBe('Always on')
    await own.click({ force: true })
    ;(own.element() as HTMLElement).focus()
    await press(' ')
    expect(isOn('Standard Tools')).toBe('true')
    expect(stored().toolCategories).toEqual(DEFAULTS)
  })

  it('R1-143 R1-270 marks premium categories and no others, and lets anybody enable them', async () => {
    const { stored } = await openToolbox()
    await eventually(titles).toEqual(TRADER)
    for (const title of TRADER) expect([title, badges(title)]).toEqual([title, 0])
    await tab('Analyst').click()
    await eventually(titles).toEqual(ANALYST)
    for (const title of ANALYST) {
      const isPremium = ['CoinGlass', 'LunarCrush', 'Messari'].includes(title)
      expect([title, badges(title)]).toEqual([title, isPremium ? 1 : 0])
    }
    await categorySwitch('CoinGlass').click()
    await eventually(() => statusOf('CoinGlass')).toBe('Enabled')
    await eventually(() => stored().toolCategories).toEqual([...DEFAULTS, 'coinglass'])
  })

  it('R1-251 searches titles, descriptions and examples, in any case', async () => {
    await openAnalyst()
    await tab('Trader').click()
    await searchBox().fill('hEDer')
    await eventually(titles).toEqual(['Hedera'])
    await searchBox().fill('wrapped sol')
    await eventually(titles).toEqual(['Solana'])
    await searchBox().fill('take PROFIT on my')
    await eventually(titles).toEqual(['Conditional trading'])
    // Found by an example alone, so the example is shown.
    await expect.element(card('Conditional trading').getByText(/Set a take profit on my/)).toBeVisible()
    const noMatch = toolboxPanel().getByText('No categories match')
    await searchBox().fill('inscriptions')
    await expect.element(noMatch).toBeVisible()
    await toolboxPanel().getByRole('button', { name: 'Show 1 in Analyst' }).click()
    await eventually(titles).toEqual(['Ordiscan'])
    await searchBox().fill('nothing of that kind')
    await expect.element(noMatch).toBeVisible()
    expect(
      toolboxPanel()
        .getByRole('button', { name: /^Show \d/ })
        .elements(),
    ).toEqual([])
    await toolboxPanel().getByRole('button', { name: 'Clear' }).click()
    await eventually(titles).toEqual(ANALYST)
  })
})
