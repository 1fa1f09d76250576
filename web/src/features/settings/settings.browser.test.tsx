import { DEFAULT_SETTINGS, settingsRoutes } from '@windhover/core/settings/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { moveMouse, pressMouse, releaseMouse } from '../../testing/mouse.ts'
import { openApp, reopenApp } from '../../testing/open-app.tsx'
import { openSettings, preset, savedMark, settingsPanel, slippage } from '../../testing/parts/settings.ts'
import { eventually, press, takePicture, textsOf, tryAgainAfter } from '../../testing/screen.ts'

const field = (name: string) => slippage(name).element() as HTMLInputElement
const spoken = (name: string) => field(name).getAttribute('aria-valuetext')
const switchOf = (name: string) => page.getByRole('switch', { name })

it('R1-117 has its sections, what is changed often first and the key last', async () => {
  await openSettings()
  await eventually(() => textsOf(settingsPanel().getByRole('heading', { level: 3 }))).toEqual([
    'Vault',
    'Appearance',
    'Slippage Settings',
    'Quick Buy Presets',
    'Hidden Tokens',
    'Contacts',
    'Safety Settings',
    'Integrations',
    'Leaderboard',
    'Vault Access Key',
  ])
})

it('R1-120 R1-255 R1-256 R1-257 R1-258 R1-259 R1-331 has a slider for each slippage, at its default', async () => {
  await openSettings()
  expect(settingsPanel().getByRole('slider').elements()).toHaveLength(4)
  const facts = (name: string) => {
    const { min, max, step, value } = field(name)
    return [min, max, step, value]
  }
  expect(facts('Swap')).toEqual(['0', '25', '0.1', '2'])
  expect(facts('Pump')).toEqual(['0', '40', '0.1', '10'])
  expect(facts('LP')).toEqual(['0', '20', '0.1', '10'])
  expect(facts('Trenches')).toEqual(['0', '25', '0.1', '10'])
})

it('R1-263 R1-176 names the band of a slippage and saves it once let go', async () => {
  const { kept } = await openSettings()
  expect(spoken('Swap')).toBe('2.0%, Normal')
  field('Swap').focus()
  await press('{Home}')
  await eventually(() => spoken('Swap')).toBe('0.0%, Low')
  await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await eventually(() => spoken('Swap')).toBe('0.4%, Low')
  await expect.element(savedMark()).toBeVisible()
  await eventually(() => kept.stored().swapSlippage).toBe(0.4)
  expect(kept.changes().length).toBeLessThanOrEqual(2)

  await slippage('Trenches').fill('5.1')
  await eventually(() => spoken('Trenches')).toBe('5.1%, High')
  field('Trenches').blur()
  await eventually(() => kept.stored().trenchesSlippage).toBe(5.1)
})

it('R1-176 shows at once what was set in another tab, and calls it no save of this one', async () => {
  const { kept } = await openSettings()
  kept.changeElsewhere({ swapSlippage: 0.4 })
  await eventually(() => field('Swap').value).toBe('0.4')
  await expect.element(savedMark()).not.toBeInTheDocument()
})

it('saves a slippage when the mouse lets go of the slider, and nothing on the way', async () => {
  const { kept } = await openSettings()
  const { x, y, width, height } = field('LP').getBoundingClientRect()
  const middle = y + height / 2
  await moveMouse({ x: x + width / 2, y: middle })
  await pressMouse()
  await moveMouse({ x: x + width * 0.1, y: middle }, 20)
  await eventually(() => Number(field('LP').value)).toBeLessThan(5)
  // Twice as long as a value that was let go waits for its save.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(kept.changes()).toEqual([])
  await releaseMouse()
  await expect.element(savedMark()).toBeVisible()
  expect(kept.changes()).toEqual([{ lpSlippage: Number(field('LP').value) }])
})

it('R1-121 R1-177 R1-260 R1-261 R1-262 has four presets, and saves amounts only', async () => {
  const { kept } = await openSettings()
  const facts = ['Trenches', 'Prompt buy', 'Ethereum', 'Hedera'].map((name) => {
    const { type, min, step, placeholder, value } = preset(name).element() as HTMLInputElement
    return [type, min, step, placeholder, value]
  })
  expect(facts).toEqual([
    ['number', '0', '0.01', '0.1', '0.1'],
    ['number', '0', '0.01', '', '0.1'],
    ['number', '0', '0.01', '', '0.01'],
    ['number', '0', '1', '', '100'],
  ])
  await preset('Hedera').fill('-5')
  await expect.element(settingsPanel().getByText('Enter an amount of 0 or more.')).toBeVisible()
  await preset('Hedera').fill('2.5')
  await expect.element(settingsPanel().getByText('In steps of 1.')).toBeVisible()
  await preset('Hedera').fill('250')
  await preset('Trenches').fill('')
  await preset('Prompt buy').fill('1.5')
  const wanted = { trenches: [0.1], promptBuy: 1.5, ethereum: 0.01, hedera: 250 }
  await eventually(() => kept.stored().buyPresets).toEqual(wanted)
  await expect.element(savedMark()).toBeVisible()
  await expect.element(preset('Trenches')).toHaveValue(0.1)
  expect(kept.changes(), 'nothing that is no amount was sent').toEqual([
    { buyPresets: { hedera: 250 } },
    { buyPresets: { promptBuy: 1.5 } },
  ])
})

it('R1-123 R1-124 R1-179 has Safe Mode on and Disable Quick Buy off, which is showQuickBuy turned round', async () => {
  const { kept } = await openSettings()
  const states = () =>
    ['Safe Mode', 'Disable Quick Buy'].map((name) => switchOf(name).element().getAttribute('aria-checked'))
  expect(states()).toEqual(['true', 'false'])
  await switchOf('Safe Mode').click()
  await switchOf('Disable Quick Buy').click()
  await eventually(() => kept.changes()).toEqual([{ safeMode: false }, { showQuickBuy: false }])
  await eventually(states).toEqual(['false', 'true'])
  await switchOf('Disable Quick Buy').click()
  await eventually(() => kept.stored().showQuickBuy).toBe(true)
})

it('shows after a reload what it last knew, before the server has answered', async () => {
  const { server, kept } = await openSettings()
  kept.changeElsewhere({ pumpSlippage: 33 })
  await eventually(() => field('Pump').value).toBe('33')
  server.hold(settingsRoutes.getSettings)
  reopenApp()
  await expect.element(slippage('Pump')).toHaveValue('33')
})

it('takes back what the server refuses, and says so', async () => {
  const { server, kept } = await openSettings()
  const asked = server.refuse(settingsRoutes.changeSettings, { error: 'Not today.' })
  await switchOf('Safe Mode').click()
  await expect.element(page.getByRole('alert').getByText('Not today.', { exact: true })).toBeVisible()
  await expect.element(switchOf('Safe Mode')).toHaveAttribute('aria-checked', 'true')
  await eventually(() => asked.map(({ body }) => body.change)).toEqual([{ safeMode: false }])
  await expect.element(savedMark()).not.toBeInTheDocument()
  expect(kept.stored()).toEqual(DEFAULT_SETTINGS)
})

it('offers to try again where the settings cannot be read, and shows none meanwhile', async () => {
  const { server } = await openApp({
    at: '?app=settings',
    before: (stubs) => void stubs.refuse(settingsRoutes.getSettings, { error: 'Not now.' }),
  })
  await expect.element(settingsPanel().getByRole('alert').getByText('Not now.')).toBeVisible()
  expect(settingsPanel().getByRole('slider').elements()).toEqual([])
  expect(settingsPanel().getByRole('switch').elements()).toEqual([])
  await takePicture('settings-error')
  await tryAgainAfter(
    () => server.answer(settingsRoutes.getSettings, server.recorded(settingsRoutes.getSettings)),
    settingsPanel().getByRole('button', { name: 'Try again' }).first(),
  )
  await expect.element(slippage('Swap')).toBeVisible()
})
