import { socialChanged, socialRoutes } from '@windhover/core/social/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { openSettings, settingsPanel } from '../../testing/parts/settings.ts'
import { eventually, expectNoAxeViolations, seen, takePicture } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const FAILED = 'Failed to connect social network. Please try again.'

const integrations = () => settingsPanel().getByRole('region', { name: 'Integrations', exact: true })
const connect = () => integrations().getByRole('button', { name: 'Connect', exact: true })
const notice = (text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
const problem = (text: string) => integrations().getByRole('alert').getByText(text, { exact: true })

async function openConnected(username: string, options: AppOptions = {}) {
  let asked: readonly Call[] = []
  const opened = await openSettings({
    ...options,
    before: (server) => {
      asked = server.answer(socialRoutes.getAccount, { username })
    },
  })
  return { ...opened, asked }
}

it('R1-126 R1-183 R1-288 shows the connected account, asked for with the key of the vault', async () => {
  const { server, asked } = await openConnected('merlin_trades')
  await expect.element(integrations().getByText('@merlin_trades', { exact: true })).toBeVisible()
  await eventually(() => asked[0]?.headers.get('x-api-key')).toBe('sealed-key')
  await expect.element(connect()).not.toBeInTheDocument()
  await expectNoAxeViolations('a connected account')
  await takePicture('settings-connected')

  server.answer(socialRoutes.disconnect, { username: null })
  server.answer(socialRoutes.getAccount, { username: null })
  await integrations().getByRole('button', { name: 'Disconnect @merlin_trades' }).click()
  await expect.element(notice('Account disconnected')).toBeVisible()
  await expect.element(connect()).toBeVisible()
})

it('R1-126 shows at once what was connected in another tab', async () => {
  const { server, vaultId } = await openSettings()
  await expect.element(connect()).toBeVisible()
  server.answer(socialRoutes.getAccount, { username: 'merlin_trades' })
  server.publish(socialChanged, { vaultId })
  await expect.element(integrations().getByText('@merlin_trades', { exact: true })).toBeVisible()
})

it.each(SIZES)('R1-126 stays in its place with a name of any length, $viewport', async (size) => {
  const username = `practice_trader_${'long_'.repeat(30)}`.slice(0, 150)
  await openConnected(username, size)
  const name = integrations().getByText(`@${username}`, { exact: true })
  await expect.element(name).toBeVisible()
  name.element().scrollIntoView()
  await expect.element(integrations().getByText('Connected', { exact: true })).toBeVisible()
  await expectGoodLook('settings-overlong')
})

it.each([
  { form: 'an object with the address', wrap: (url: string) => ({ url }) },
  { form: 'the address itself', wrap: (url: string) => url },
])('R1-226 R1-289 goes where the answer to the connect call says, as $form', async ({ wrap }) => {
  const { server } = await openSettings()
  // An address of this page: the browser goes there without leaving the test.
  server.answer(socialRoutes.connect, wrap(`${location.href}#network`))
  await connect().click()
  await eventually(() => location.hash).toBe('#network')
})

it('R1-290 refuses an answer to the connect call in any other form, and the browser stays', async () => {
  const { server } = await openSettings()
  const { href } = location
  for (const answer of [{ location: 'https://x.test' }, 7, '', { url: 'javascript:alert(1)' }]) {
    const asked = server.answer(socialRoutes.connect, () => Response.json(answer))
    await connect().click()
    await eventually(() => asked.length).toBe(1)
    await expect.element(problem('Invalid redirect URL response')).toBeVisible()
    expect(location.href).toBe(href)
  }
  await takePicture('settings-bad-redirect')
})

it('R1-320 tells of a failed connect call in one sentence', async () => {
  const { server } = await openSettings()
  const { href } = location
  server.breakDown(socialRoutes.connect)
  await connect().click()
  await expect.element(problem(FAILED)).toBeVisible()
  expect(location.href).toBe(href)
})

it('R1-264 does not ask for the address without the key of the vault', async () => {
  const { server } = await openSettings({ hasKey: false })
  const asked = server.answer(socialRoutes.connect, { url: 'https://x.test' })
  await connect().click()
  await expect.element(problem('API key not found. Please set up your vault API key.')).toBeVisible()
  expect(asked).toEqual([])
  expect(await seen(integrations())).toContain('Not connected')
})
