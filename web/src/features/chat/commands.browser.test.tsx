import type { ContactView } from '@windhover/core/contacts/contract'
import { contactRoutes } from '@windhover/core/contacts/contract'
import { type TokenRow, tokenRoutes } from '@windhover/core/tokens/contract'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { BONK, copyOf, JUP, TOKEN_ROWS, tokenRow } from '../../testing/answers/token-list.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { tap } from '../../testing/mouse.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { bodiesOf, composer, openChat, sendButton, thread } from '../../testing/parts/chat.ts'
import { eventually, find, focused, press, wordsBesideLogos } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const ANA: ContactView = {
  id: crypto.randomUUID(),
  ...{ name: 'Ana', network: 'solana', address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' },
}
const ARIF: ContactView = {
  id: crypto.randomUUID(),
  ...{ name: 'Arif, exchange', network: 'solana', address: '9wFkhTqA83TZRuJosgAsU7xKXtg2CW87d97TXJSDpbD5' },
}

const options = () => page.getByRole('option')
const rows = () => find('[role="option"]').map((row) => wordsBesideLogos(row)[0])
const active = () => find('[role="option"][aria-selected="true"]')[0]
const ghost = () =>
  find('textarea ~ div [aria-hidden] + *, [aria-hidden="true"] > .invisible')[0]?.nextSibling

function answerFacts(server: StubServer, found: readonly TokenRow[] = TOKEN_ROWS): void {
  server.answer(tokenRoutes.describeTokens, ({ body }) =>
    TOKEN_ROWS.filter(({ chain, address }) => chain === body.chain && body.addresses.includes(address)),
  )
  server.answer(tokenRoutes.searchTokens, ({ query }) =>
    found.filter(({ symbol }) => symbol.toLowerCase().startsWith((query.get('query') ?? '').toLowerCase())),
  )
  server.answer(contactRoutes.listContacts, [ANA, ARIF])
  const paid = { address: ANA.address, times: 3, lastPaidAt: '2026-11-15T12:00:00.000Z' }
  server.answer(transactionRoutes.listRecipients, ({ query }) => ({
    recipients: query.get('chain') === 'solana' ? [paid] : [],
  }))
}

async function openCommands(options: AppOptions = {}, found?: readonly TokenRow[]) {
  const opened = await openChat({ ...options, before: (server) => answerFacts(server, found) })
  return { ...opened, sent: answerReply(opened.server, replyOf(textChunks('Here it is.'))) }
}

it('fills a command in by keys alone and sends the sentence it stands for', async () => {
  const { sent } = await openCommands()
  await composer().click()
  await press('/')
  await expect.element(options().first()).toBeVisible()
  await press('s')
  await eventually(rows).toEqual(['/swap', '/sell', '/send'])
  await expect.element(page.getByText('3 of 7 start with “s”')).toBeVisible()
  await eventually(() => ghost()?.textContent).toBe('wap')
  await press('{ArrowDown}')
  await eventually(() => active()?.innerText).toMatch('/sell')
  expect(composer().element().getAttribute('aria-activedescendant')).toBe(active()?.id)
  await press('{ArrowUp}{Tab}')
  await expect.element(composer()).toHaveValue('/swap ')
  expect(focused()).toBe(composer().element())
  await press('2 so')
  await eventually(() => active()?.innerText).toMatch(/^SOL/)
  await press('{Enter}')
  await expect.element(composer()).toHaveValue('/swap 2 SOL for ')
  await press('ju')
  await eventually(rows).toEqual(['JUP'])
  await press('{Enter}')
  await expect.element(composer()).toHaveValue('/swap 2 SOL for JUP')
  await expect.element(page.getByText('Swap 2 SOL for JUP', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
  await press('{Enter}')
  await expect.element(thread().getByText('Swap 2 SOL for JUP')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([{ messages: [{ content: 'Swap 2 SOL for JUP' }] }])
  await expect.element(composer()).toHaveValue('')
})

it('is filled in by touch, and pays a contact by the address', async () => {
  const { sent } = await openCommands({ viewport: 'mobile' })
  await composer().fill('/send 25 USDC to a')
  await eventually(rows).toEqual(['Ana', 'Arif, exchange'])
  expect(find('[role="option"]').map((row) => row.getBoundingClientRect().height)).toEqual([48, 48])
  await expect.element(options().first()).toMatchTextContent(/paid 3 times/)
  await tap(options().first().element())
  await expect.element(composer()).toHaveValue('/send 25 USDC to Ana')
  expect(focused()).toBe(composer().element())
  await expect.element(sendButton()).toBeEnabled()
  await tap(sendButton().element())
  const sentence = `Send 25 USDC to ${ANA.address}`
  await eventually(() => bodiesOf(sent)).toMatchObject([{ messages: [{ content: sentence }] }])
})

it('offers what the vault holds first, and never what looks like another or is not verified', async () => {
  const unknown = tokenRow({ ...BONK, symbol: 'BONKY', address: 'Bonky1' }, { isVerified: false })
  await openCommands({}, [copyOf(BONK, 1), unknown, tokenRow(JUP), ...TOKEN_ROWS])
  await composer().fill('/swap 2 ')
  await eventually(() => rows()[0]).toBe('ETH')
  // A swap stays on one chain.
  await composer().fill('/swap 2 SOL for ')
  await eventually(rows).toEqual(['USDC', 'JUP', 'BONK', 'USDT', 'HUSTLE'])
  await composer().fill('/swap 2 bon')
  await eventually(rows).toEqual(['BONK'])
  await composer().fill('/swap 2 bonky')
  await expect.element(page.getByText('No verified token begins like this.', { exact: false })).toBeVisible()
})

it('asks for the network where a token is on several, and goes without', async () => {
  const { sent } = await openCommands()
  await composer().fill('/swap 100 USDC for USDT')
  await eventually(rows).toEqual(['Solana', 'Ethereum', 'BSC'])
  expect(active()).toBeUndefined()
  await press('{ArrowDown}{ArrowDown}{Tab}')
  await expect.element(composer()).toHaveValue('/swap 100 USDC for USDT on Ethereum')
  await press('{Enter}')
  await eventually(() => bodiesOf(sent)).toMatchObject([
    { messages: [{ content: 'Swap 100 USDC for USDT on Ethereum' }] },
  ])
})

it('does not send what is not finished; Escape makes it words again', async () => {
  const { sent } = await openCommands()
  await composer().fill('/send ')
  await expect.element(page.getByText('A number, $50, 50% or all')).toBeVisible()
  await expect.element(sendButton()).toBeDisabled()
  await press('{Enter}')
  await expect.element(composer()).toHaveValue('/send ')
  await press('{Escape}')
  await expect.element(page.getByText('A number, $50, 50% or all')).not.toBeInTheDocument()
  await expect.element(sendButton()).toBeEnabled()
  await composer().fill('/')
  await expect.element(options().first()).toBeVisible()
  await composer().fill('/send ')
  await expect.element(page.getByText('A number, $50, 50% or all')).toBeVisible()
  await press('{Escape}')
  await expect.element(sendButton()).toBeEnabled()
  await press('{Enter}')
  await eventually(() => bodiesOf(sent)).toMatchObject([{ messages: [{ content: '/send' }] }])
})

it('is closed where another word stands behind the slash, and while nobody types', async () => {
  await openCommands()
  await composer().fill('/launch')
  await expect.element(sendButton()).toBeEnabled()
  expect(options().elements()).toEqual([])
  await composer().fill('/s')
  await expect.element(options().first()).toBeVisible()
  await press('{Home}')
  await expect.element(options().first()).not.toBeInTheDocument()
  await press('{End}')
  await expect.element(options().first()).toBeVisible()
  await press('{Shift>}{Tab}{/Shift}')
  await expect.element(options().first()).not.toBeInTheDocument()
})

it.each(SIZES)('has no fault that axe can find, $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  await openCommands(size)
  await composer().fill('/s')
  await eventually(() => options().elements().length).toBe(3)
  await expectGoodLook('commands-names')
  await composer().fill('/send 25 USDC to a')
  await eventually(() => options().elements().length).toBe(2)
  await expectGoodLook('commands-contacts')
  await composer().fill('/swap 2 SOL for ')
  await eventually(() => options().elements().length).toBe(5)
  await expectGoodLook('commands-tokens')
  await composer().fill('/swap 100 USDC for USDT')
  await eventually(() => options().elements().length).toBe(3)
  await expectGoodLook('commands-finished')
})
