import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { openSettings, settingsPanel } from '../../testing/parts/settings.ts'
import { takePicture } from '../../testing/screen.ts'

it.each(SIZES)('R1-117 fits on $viewport, with names for everything and nothing too wide', async (size) => {
  await openSettings(size, {
    lpSlippage: 0.4,
    hiddenSolanaTokens: ['4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R', 'native'],
  })
  await expect
    .element(
      settingsPanel()
        .getByRole('button', { name: /again$/ })
        .first(),
    )
    .toBeVisible()
  await expect.element(settingsPanel().getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
  await expectGoodLook('settings')
  page.getByRole('heading', { name: 'Vault Access Key' }).element().scrollIntoView()
  await takePicture(`settings-foot-${size.viewport}-dark`)
})
