import { chatRoutes } from '@windhover/core/chat/contract'
import { proposalRoutes } from '@windhover/core/transactions/proposal'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks, toolChunks } from '../../testing/answers/chat.ts'
import { proposal, sequence } from '../../testing/answers/proposals.ts'
import { TOOL_ANSWERS } from '../../testing/answers/tools.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { button, openChat, say } from '../../testing/parts/chat.ts'
import { press } from '../../testing/screen.ts'

const MARKDOWN =
  '## Title\n\nWords with `code`.\n\n| Token | Price |\n| - | -: |\n| SOL | $168 |\n\n1. one\n2. two'

const EVERYTHING = replyOf(
  textChunks(MARKDOWN),
  toolChunks('get_token_stats', TOOL_ANSWERS.stats),
  toolChunks('compare_tokens', TOOL_ANSWERS.compare),
  toolChunks('get_token_report', TOOL_ANSWERS.report),
  toolChunks('get_market_update', TOOL_ANSWERS.market),
  toolChunks('get_balances', TOOL_ANSWERS.balances),
  toolChunks('propose_memory', TOOL_ANSWERS.memory),
  toolChunks('get_token_price', TOOL_ANSWERS.ask),
  toolChunks('get_limits', TOOL_ANSWERS.limits),
  toolChunks('get_trending_tokens', TOOL_ANSWERS.trending),
  toolChunks('propose_swap', TOOL_ANSWERS.proposal),
)

const CONVERSATIONS = ['Trending Tokens to Buy', 'A question with a title that is too long for its row'].map(
  (title) => ({
    conversationId: crypto.randomUUID(),
    title,
    createdAt: '2026-11-15T12:00:00.000Z',
    changedAt: '2026-11-15T12:00:00.000Z',
    messageCount: 2,
    found: null,
  }),
)

it.each(SIZES)(
  'the empty chat and its Directives have no fault that axe can find, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openChat({ ...size, isLocked: true })
    await expect.element(button('Agree and unlock chat')).toBeVisible()
    await expectGoodLook('chat-directives')
    await press('{Escape}')
    await expect.element(button('Review Directives')).toBeVisible()
    await expectGoodLook('chat-locked')
    await openChat(size)
    await expectGoodLook('chat-empty')
  },
)

it.each(SIZES)(
  'a conversation with its cards, list and cheat sheet has no fault that axe can find, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const { server } = await openChat(size)
    server.answer(proposalRoutes.getProposal, () => proposal())
    server.answer(chatRoutes.listConversations, { conversations: CONVERSATIONS, nextCursor: null })
    answerReply(server, EVERYTHING)
    await say('Everything at once')
    await expect.element(button('Approve')).toBeVisible()
    await expectGoodLook('chat-thread-with-cards')

    await button('Conversations').click()
    await expect.element(page.getByText('Trending Tokens to Buy')).toBeVisible()
    await expectGoodLook('chat-conversations')
    await press('{Escape}')
    await button('Add').click()
    await page.getByRole('menuitem', { name: 'Prompt Cheat Sheet' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Prompt Cheat Sheet' })).toBeVisible()
    await expectGoodLook('chat-cheat-sheet')
  },
)

it.each(SIZES)(
  'a card of several steps has no fault that axe can find, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const { server } = await openChat(size)
    const recipient = '7Hn4vQ2cTzWm9RbYkE5pXsD8uLfA3gJt6NqCw1oZyGeK'
    server.answer(proposalRoutes.getProposal, () => sequence(recipient))
    const words = textChunks('That is two steps. They run in this order, with one approval.')
    answerReply(server, replyOf(words, toolChunks('propose_sequence', TOOL_ANSWERS.proposal)))
    await say('Buy JUP for 2.5 SOL, then send 2 SOL to my friend')
    await expect.element(button('Compare first to approve')).toBeVisible()
    await expectGoodLook('chat-sequence')
  },
)
