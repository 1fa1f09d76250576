import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { ANSWERS, answerProposal, proposal } from './card-answers.ts'
import { answerReply, replyOf, textChunks, toolChunks } from './chat-answers.ts'
import { button, openEmptyChat, openFreshChat, say } from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-looks')
const MARKDOWN =
  '## Title\n\nWords with `code`.\n\n| Token | Price |\n| - | -: |\n| SOL | $168 |\n\n1. one\n2. two'

it.each([
  ['dark', 'desktop'],
  ['light', 'desktop'],
  ['dark', 'mobile'],
  ['light', 'mobile'],
] as const)('the chat has no fault that axe can find, %s on %s', (theme, viewport) =>
  asGuest({ theme, viewport }, async (page) => {
    const look = async (part: string) => {
      await expectNoAxeViolations(page, part)
      const name = `chat-${part.replaceAll(' ', '-')}-${viewport}-${theme}`
      await page.screenshot({ path: `reports/screens/${name}.png` })
    }
    await openEmptyChat(page)
    await button(page, 'Review Directives').click()
    await page.getByRole('dialog', { name: 'Directives' }).waitFor()
    await look('directives')
    await openFreshChat(page)
    await look('empty chat')
    await answerProposal(page, () => proposal())
    await answerReply(
      page,
      replyOf(
        textChunks(MARKDOWN),
        toolChunks('get_token_stats', ANSWERS.stats),
        toolChunks('get_market_update', ANSWERS.market),
        toolChunks('get_balances', ANSWERS.balances),
        toolChunks('propose_memory', ANSWERS.memory),
        toolChunks('get_token_price', ANSWERS.ask),
        toolChunks('get_limits', ANSWERS.limits),
        toolChunks('get_trending_tokens', ANSWERS.trending),
        toolChunks('propose_swap', ANSWERS.proposal),
      ),
    )
    await say(page, 'Everything at once')
    await button(page, 'Approve').waitFor()
    await look('thread with cards')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0)
    await button(page, 'Conversations').click()
    await page.getByRole('dialog', { name: 'Conversations' }).waitFor()
    await look('conversations')
    await page.keyboard.press('Escape')
    await button(page, 'Add').click()
    await page.getByRole('menuitem', { name: 'Prompt Cheat Sheet' }).click()
    await page.getByRole('dialog', { name: 'Prompt Cheat Sheet' }).waitFor()
    await look('cheat sheet')
    await page.keyboard.press('Escape')
  }),
)
