import { contactRoutes } from '@windhover/core/contacts/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { bodiesOf, thread } from '../../testing/parts/chat.ts'
import { appPanel, openWorkspace, palette, pressCtrlK, queryOfAddress } from '../../testing/parts/shell.ts'
import { eventually, find, press, textsOf } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const LOOK_ALIKE = {
  kind: 'look-alike',
  level: 'danger',
  label: 'Look-alike',
  text: 'Another token owns this symbol.',
} as const

const token = (symbol: string, name: string, changes: object = {}) => ({
  chain: 'solana' as const,
  address: BONK,
  symbol,
  name,
  decimals: 5,
  icon: null,
  logoURI: null,
  priceUsd: 0.00001874,
  priceChange24hPct: -3.18,
  liquidityUsd: 1_000_000,
  marketCapUsd: null,
  holderCount: null,
  isVerified: true,
  risks: [],
  ...changes,
})

const input = () => palette().getByRole('combobox')
const options = () => palette().getByRole('option')
const group = (name: string) => palette().getByRole('group', { name })
const foot = (words: string) => palette().getByText(words)

async function openPalette(options: AppOptions = {}, prepare: (server: StubServer) => void = () => {}) {
  const opened = await openWorkspace(options)
  // The page that opens is tested elsewhere.
  opened.server.hold(tokenRoutes.getDetails)
  prepare(opened.server)
  await pressCtrlK()
  await expect.element(input()).toBeVisible()
  return opened
}

const answerTokens = (server: StubServer) =>
  server.answer(tokenRoutes.searchTokens, [
    token('BONKA', 'Bonk Gold', {
      address: 'So11111111111111111111111111111111111111112',
      risks: [LOOK_ALIKE],
    }),
    token('BONK', 'Bonk'),
  ])

it('finds a token, says what Enter does, and opens its page', async () => {
  await openPalette({}, answerTokens)
  await input().fill('bonk')
  await expect.element(group('Tokens').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  expect(textsOf(group('Tokens').getByRole('option')).map((text) => text.split(/\s/)[0])).toEqual([
    'BONK',
    'BONKA',
  ])
  await expect.element(group('Tokens').getByText('Look-alike')).toBeVisible()
  expect(find('[role="option"] b').map(({ textContent }) => textContent)).toContain('BONK')
  await expect.element(foot('open the BONK page')).toBeVisible()
  await press('{Enter}')
  await expect.element(palette()).not.toBeInTheDocument()
  expect(queryOfAddress()).toMatchObject({ app: 'token', token: `solana:${BONK}` })
})

it('names a pasted address first', async () => {
  await openPalette({}, (server) => server.answer(tokenRoutes.searchTokens, [token('BONK', 'Bonk')]))
  await input().fill(BONK)
  await expect.element(group('This address is').getByRole('option')).toMatchTextContent(/^BONK Bonk/)
  await expect.element(options().last()).toMatchTextContent(new RegExp(`Is this token safe\\? ${BONK}`))
})

it('finds a contact by name', async () => {
  await openPalette({}, (server) =>
    server.answer(contactRoutes.listContacts, [
      { id: crypto.randomUUID(), name: 'Solveig', network: 'solana', address: BONK },
    ]),
  )
  await input().fill('solv')
  await expect.element(group('Contacts').getByRole('option')).toMatchTextContent(/Solveig/)
})

it('opens a section of Settings by its name', async () => {
  await openPalette()
  await input().fill('hidden')
  await expect.element(foot('open Hidden Tokens')).toBeVisible()
  await press('{Enter}')
  await expect.element(appPanel('Settings').getByRole('heading', { name: 'Hidden Tokens' })).toBeInViewport()
})

it('asks Windhover what has no name: that row alone, and Enter sends it', async () => {
  const { server } = await openPalette()
  const sent = answerReply(server, replyOf(textChunks('JUP fell most.')))
  await input().fill('what fell most in my vault this week')
  // At once, before any search has answered.
  await press('{Enter}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(thread().getByText('JUP fell most.')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([
    { messages: [{ content: 'what fell most in my vault this week' }] },
  ])
})

it('offers the question as the last row of every search; Ctrl Enter asks it from any row', async () => {
  const { server } = await openPalette({}, answerTokens)
  const sent = answerReply(server, replyOf(textChunks('It is a dog.')))
  await input().fill('bonk')
  await expect.element(group('Tokens')).toBeVisible()
  await expect.element(options().last()).toMatchTextContent(/^Ask Windhover:bonk/)
  await press('{Control>}{Enter}{/Control}')
  await expect.element(thread().getByText('It is a dog.')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([{ messages: [{ content: 'bonk' }] }])
})

it('Enter while the search still runs is for what it finds', async () => {
  const { server } = await openPalette()
  const { calls, release } = server.hold(tokenRoutes.searchTokens)
  await input().fill('bonk')
  await eventually(() => calls.length).toBe(1)
  await press('{Enter}')
  release([token('BONK', 'Bonk')])
  await eventually(() => queryOfAddress().app).toBe('token')
  await expect.element(appPanel('Token')).toBeVisible()
})

it('goes on without the tokens when they cannot be searched', async () => {
  await openPalette({}, (server) => server.breakDown(tokenRoutes.searchTokens, 502))
  await input().fill('sett')
  await expect.element(group('Actions').getByText('Settings').first()).toBeVisible()
  await expect.element(options().last()).toMatchTextContent(/^Ask Windhover:sett/)
})

it.each(SIZES)('has no fault that axe can find, $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  const { server } = await openPalette(size, answerTokens)
  server.answer(contactRoutes.listContacts, [
    { id: crypto.randomUUID(), name: 'Bonky the dog', network: 'solana', address: BONK },
  ])
  await input().fill('bonk')
  await expect.element(group('Tokens')).toBeVisible()
  await expectGoodLook('palette-found')
  await input().fill('what fell most in my vault this week')
  await expect.element(page.getByText('Ask Windhover:')).toBeVisible()
  await eventually(() => options().elements().length).toBe(1)
  await expectGoodLook('palette-no-match')
})
