import { sayPlan } from '@windhover/core/chat/replies/say-plan'
import { expect, it } from 'vitest'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { button, lastReply, openChat, replyIsOver, say, thread } from '../../testing/parts/chat.ts'
import { eventually, textsOf } from '../../testing/screen.ts'

type Said = Parameters<typeof sayPlan>[0]
const calls = [{ tool: 'propose_swap', args: { sell: 'USDC', buy: 'JUP', amount: '50' } }]
const partial = (missed: string): Said => ({ kind: 'partial', calls, missed })

async function reply(plan: Said, options: AppOptions = {}) {
  const { server } = await openChat(options)
  answerReply(server, replyOf(textChunks(sayPlan(plan))))
  await say('buy JUP for 50 usdc and put it in turbo mode')
  await replyIsOver()
  return server
}

const rows = () => lastReply().getByRole('list', { name: 'You can' }).getByRole('button')
const words = () => textsOf(rows()).map((text) => text.split('\n'))
const suggestions = () => thread().getByRole('list', { name: 'What to ask next' })

it('quotes what was missed and offers three rows, each with what it leads to', async () => {
  const server = await reply(partial('put it in turbo mode'))
  await expect.element(lastReply().getByText('“put it in turbo mode”', { exact: true })).toBeVisible()
  expect(words()).toEqual([
    ['Just buy JUP for 50 USDC', 'a card to approve'],
    ['How much JUP do I get for 50 USDC?', 'a quote'],
    ['Is JUP safe?', 'a risk check'],
  ])
  for (const row of rows().elements()) expect(row.getBoundingClientRect().height).toBe(44)
  expect(textsOf(suggestions())).toEqual([])

  const asked = answerReply(server, replyOf(textChunks('JUP looks fine.')))
  await rows().nth(2).click()
  await eventually(() => asked.length).toBe(1)
  await expect.element(thread().getByText('Is JUP safe?', { exact: true }).last()).toBeVisible()
  await expect.element(thread().getByText('JUP looks fine.')).toBeVisible()
  // What was answered cannot be pressed again.
  await thread()
    .getByRole('button', { name: /^Just buy JUP/ })
    .click({ force: true })
  expect(asked).toHaveLength(1)
})

it('offers three questions where nothing was understood', async () => {
  await reply({ kind: 'unknown' })
  expect(words()).toEqual([
    ['What is the price of ETH?', 'the price now'],
    ['Is BONK safe?', 'a risk check'],
    ['Show my balances', 'what you hold'],
  ])
})

it('makes the question the button, with the way to insist beside it', async () => {
  const server = await reply({ kind: 'correct', calls, typed: 'SLO', meant: 'SOL' })
  await expect.element(button('Search for “SLO”')).toBeEnabled()
  const asked = answerReply(server, replyOf(textChunks('SOL is at $205.')))
  await button('Did you mean SOL?').click()
  await eventually(() => asked.length).toBe(1)
  await expect.element(thread().getByRole('button', { name: 'Did you mean SOL? Yes' })).toBeVisible()
  await expect.element(button('Search for “SLO”')).not.toBeInTheDocument()
})

it('sends the words of the one who insists', async () => {
  const server = await reply({ kind: 'correct', calls, typed: 'SLO', meant: 'SOL' })
  const asked = answerReply(server, replyOf(textChunks('No token is known by SLO.')))
  await button('Search for “SLO”').click()
  await eventually(() => asked.length).toBe(1)
  await expect.element(button('Did you mean SOL?')).toBeDisabled()
  await expect.element(button('Search for “SLO”')).toBeDisabled()
})

const LONG = `${'put it in turbo mode with antidisestablishmentarianism '.repeat(4)}`

it.each(SIZES)(
  'fit on $viewport, in both themes, however long the words',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await reply(partial(LONG), size)
    await expectGoodLook('chat-fallback')
    await reply({ kind: 'correct', calls, typed: 'SLO', meant: 'SOL' }, size)
    await expectGoodLook('chat-correction')
  },
)
