import { vaultRoutes } from '@windhover/core/vaults/contract'
import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'

const code = (network: string) => page.getByRole('img', { name: new RegExp(`^QR code: ${network} address`) })
const toggle = (network: string) =>
  page.getByRole('button', { name: `QR code of ${network} address`, exact: true })

async function openDeposit(options: AppOptions = {}) {
  const opened = await openApp(options)
  await page.getByRole('button', { name: /, switch vault$/ }).click()
  await page.getByRole('menuitem', { name: 'Copy addresses' }).click()
  await expect.element(code('Solana')).toBeVisible()
  return opened
}

/** What a camera reads from the pixels that the browser draws. */
async function scan(network: string): Promise<string> {
  const svg = code(network).element()
  const { width, height } = svg.getBoundingClientRect()
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(width * 2, height * 2)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
}

it('R2-004 has a code for each address that a scanner reads to the letter, one at a time', async () => {
  const { server } = await openDeposit()
  const [vault] = server.recorded(vaultRoutes.listVaults)
  expect(await scan('Solana')).toBe(vault?.publicKey)
  await toggle('EVM').click()
  await expect.element(code('EVM')).toBeVisible()
  expect(code('Solana').elements()).toEqual([])
  expect(await scan('EVM')).toBe(vault?.ethAddress)
  await toggle('EVM').click()
  expect(page.getByRole('img', { name: /^QR code/ }).elements()).toEqual([])
})

it('is dark on white in the light theme as in the dark one', async () => {
  for (const theme of ['dark', 'light'] as const) {
    await openDeposit({ theme })
    const [ground, modules] = [...code('Solana').element().children].map(
      (part) => getComputedStyle(part).fill,
    )
    expect([ground, modules]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  }
})

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    await openDeposit(size)
    await expectGoodLook('deposit')
  },
  LOOK_WITHIN_MS,
)
