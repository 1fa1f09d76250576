import { tokenRoutes } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCandles } from '../../testing/answers/candles.ts'
import { answerReply, replyOf, textChunks, toolChunks } from '../../testing/answers/chat.ts'
import { JUP } from '../../testing/answers/token-list.ts'
import { answerTokenPage, detailsOf } from '../../testing/answers/token-page.ts'
import { TOOL_ANSWERS } from '../../testing/answers/tools.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { bodiesOf, replyIsOver, thread } from '../../testing/parts/chat.ts'
import { tokenPanel } from '../../testing/parts/token-page.ts'
import { eventually } from '../../testing/screen.ts'

const panel = () => page.getByRole('region', { name: 'Balances app' })

async function openSolana(options: AppOptions = {}) {
  const { server } = await openApp({ ...options, at: '?app=balances' })
  const stats = toolChunks('get_token_stats', TOOL_ANSWERS.stats)
  const sent = answerReply(server, replyOf(textChunks('Here it is.'), stats))
  server.answer(tokenRoutes.getCandles, answerCandles)
  const card = panel()
    .getByRole('listitem')
    .getByRole('button', { name: /^Solana/ })
  await expect.element(card).toBeVisible()
  await card.click()
  return { sent }
}

async function choose(symbol: string, entry: 'Info' | 'Chart') {
  await panel()
    .getByRole('button', { name: `More for ${symbol}` })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const SOL = { ...JUP, address: 'native', symbol: 'SOL', name: 'Solana', decimals: 9 }

it.each([
  [JUP, /^Give me all stats for JUP \(JUPyiw\w+\)$/],
  [SOL, 'Give me all stats for SOL'],
])('R1-294 Info of a held token opens its page, and Ask asks for all its stats: %s', async (token, asked) => {
  const { sent } = await openSolana({
    before: (server) => answerTokenPage(server, { details: detailsOf(token), positions: [] }),
  })
  await choose(token.symbol, 'Info')
  await tokenPanel().getByRole('button', { name: 'Ask' }).click()
  await expect.element(thread().getByText(asked)).toBeVisible()
  await replyIsOver()
  await expect.element(tokenPanel()).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([
    { messages: [{ content: expect.stringMatching(asked) }] },
  ])
})

it('R1-294 Info of the chart closes it and asks; on phones the answer then has the screen', async () => {
  await openSolana({ viewport: 'mobile' })
  await choose('JUP', 'Chart')
  const chart = page.getByRole('region', { name: 'JUP chart' })
  await chart.getByRole('button', { name: 'Info' }).click()
  await expect.element(chart).not.toBeInTheDocument()
  await expect.element(thread().getByText(/^Give me all stats for JUP/)).toBeVisible()
  await expect.element(thread().getByRole('region', { name: 'JUP' })).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})
