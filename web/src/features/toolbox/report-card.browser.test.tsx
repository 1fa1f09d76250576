import { expect, it } from 'vitest'
import { answerReply, replyOf, textChunks, toolChunks } from '../../testing/answers/chat.ts'
import { TOOL_ANSWERS } from '../../testing/answers/tools.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { listSidewaysOverflow } from '../../testing/overflow.ts'
import { lastReply, openChat, replyIsOver, say } from '../../testing/parts/chat.ts'
import { seen } from '../../testing/screen.ts'

const card = () => lastReply().getByRole('region', { name: 'Report on JUP' })

async function openReport(changes: object = {}, options: AppOptions = {}) {
  const { server } = await openChat(options)
  const chunks = toolChunks('get_token_report', { ...TOOL_ANSWERS.report, ...changes })
  answerReply(server, replyOf(textChunks('Here it is.'), chunks))
  await say('Report on JUP')
  await expect.element(card()).toBeVisible()
  await replyIsOver()
  return (await seen(card())).replaceAll(/\s+/g, ' ')
}

it('has figures, risks and headlines in one card', async () => {
  const words = await openReport()
  for (const part of [
    '$0.5127',
    'Market cap $1.62B',
    '24h volume $84.6M',
    'Liquidity $21.3M',
    'Transfer tax 0.00%',
    'Freeze authority active',
    'News on JUP',
    'Jupiter doubles its share of Solana swaps',
  ])
    expect(words).toContain(part)
  const link = card().getByRole('link', { name: /evil\.example/ })
  expect(link.element().getAttribute('rel')).toContain('noopener')
})

it('says in its place what could not be read', async () => {
  const words = await openReport({ stats: null, risk: null, headlines: null })
  expect(words).toContain('The market figures could not be read.')
  expect(words).toContain('The risks could not be checked.')
  expect(words).toContain('News could not be read.')
})

it('says that no risk and no headline was found', async () => {
  const { report } = TOOL_ANSWERS
  if (report.status !== 'done' || report.risk === null) throw new Error('the sample is whole')
  const words = await openReport({ risk: { ...report.risk, risks: [] }, headlines: [] })
  expect(words).toContain('No risks found')
  expect(words).toContain('No headlines found')
})

it('fits a phone', async () => {
  await openReport({}, { viewport: 'mobile' })
  expect(listSidewaysOverflow()).toEqual([])
})
