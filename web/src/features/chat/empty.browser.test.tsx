import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import {
  bodiesOf,
  button,
  composer,
  heading,
  openChat,
  rows,
  sendButton,
  thread,
} from '../../testing/parts/chat.ts'
import { eventually, press, textsOf } from '../../testing/screen.ts'

const topOfComposer = () => composer().element().getBoundingClientRect().top

it('R1-053 R1-054 R1-060 begins with its heading, exactly four prompts and the composer', async () => {
  await openChat()
  await expect.element(heading()).toBeVisible()
  const prompts = page.getByRole('list', { name: 'Starter prompts' }).getByRole('button')
  expect(textsOf(prompts).map((text) => text.split('\n')[0])).toEqual([
    'Latest Market Update',
    'Trending Tokens to Buy',
    'Trending News',
    'Low-Cap Gems',
  ])
  await expect.element(page.getByText('Enter to send, Shift+Enter for a new line')).toBeVisible()
  await expect.element(composer()).toBeEnabled()
  await expect.element(sendButton()).toBeDisabled()
})

it('G14: a starter prompt is sent at once, and the composer docks at the bottom', async () => {
  const { server, vaultId } = await openChat()
  const sent = answerReply(server, replyOf(textChunks('The market is calm.')))
  const before = topOfComposer()
  await page.getByRole('button', { name: /^Latest Market Update/ }).click()
  await expect.element(thread().getByText('The market is calm.')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([
    { vaultId, trigger: 'send', messages: [{ content: 'Latest Market Update' }] },
  ])
  expect(topOfComposer()).toBeGreaterThan(before + 200)
})

it('R1-059 R1-063 R1-064 R1-065 has a plus menu of two entries and a cheat sheet of six sections', async () => {
  await openChat()
  await button('Add').click()
  await eventually(() => textsOf(page.getByRole('menuitem'))).toEqual(['Upload Image', 'Prompt Cheat Sheet'])
  await page.getByRole('menuitem', { name: 'Prompt Cheat Sheet' }).click()
  const sheet = page.getByRole('dialog', { name: 'Prompt Cheat Sheet' })
  await expect.element(sheet).toBeVisible()
  expect(textsOf(sheet.getByRole('heading', { level: 3 }))).toEqual([
    'Swap',
    'Liquidity Pool',
    'PumpFun',
    'DCA',
    'Limit',
    'Conditional',
  ])
  // Offered is what works: sections without their capability have no prompts.
  const offered = sheet.getByRole('region').filter({ has: page.getByRole('button', { name: /^Use: / }) })
  expect(textsOf(offered.getByRole('heading', { level: 3 }))).toEqual(['Swap', 'PumpFun'])
  expect(sheet.getByText('Not available yet').elements()).toHaveLength(4)
  const prompt = 'Sell all my INSERT_TOKEN for USDC'
  await sheet.getByRole('button', { name: `Copy: ${prompt}` }).click()
  await expect.element(page.getByText('Prompt copied to clipboard').first()).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(prompt)
  await sheet.getByRole('button', { name: `Use: ${prompt}` }).click()
  await expect.element(composer()).toHaveValue(prompt)
  expect(rows()).toEqual([])
})

it('the palette sends prompts', async () => {
  const { server } = await openChat()
  const sent = answerReply(server, replyOf(textChunks('Here they are.')))
  await press('{Control>}k{/Control}')
  const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
  await search.fill('Low-Cap')
  await press('{Enter}')
  await expect.element(thread().getByText('Here they are.')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([{ messages: [{ content: 'Low-Cap Gems' }] }])
})
