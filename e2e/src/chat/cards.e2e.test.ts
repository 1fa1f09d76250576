import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import { ANSWERS, JUP } from './card-answers.ts'
import { answerReply, replyOf, textChunks, toolChunks } from './chat-answers.ts'
import { composer, lastRow, openFreshChat, say, thread, withoutKey } from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-cards')
const carousel = (page: Page, chain: string) =>
  thread(page).getByRole('region', { name: `Recommended on ${chain}` })

async function openTrending(page: Page): Promise<void> {
  await openFreshChat(page)
  await answerReply(page, replyOf(toolChunks('get_trending_tokens', ANSWERS.trending)))
  await say(page, 'Trending Tokens to Buy')
  await carousel(page, 'Solana').waitFor()
}

it('R1-066 R1-067 R1-164 shows one carousel per chain, each card with name, symbol and MC', () =>
  asGuest({}, async (page) => {
    await openTrending(page)
    for (const chain of ['Solana', 'Ethereum', 'Hedera']) await carousel(page, chain).waitFor()
    const card = carousel(page, 'Solana').getByRole('listitem').first()
    expect((await card.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')).toContain('Jito JITO MC $674M')
  }))

it('R1-068 turns its pages around both ends', () =>
  asGuest({}, async (page) => {
    await openTrending(page)
    const solana = carousel(page, 'Solana')
    const names = () => solana.getByRole('listitem').allInnerTexts()
    const first = await names()
    expect(first).toHaveLength(3)
    await solana.getByRole('button', { name: 'Previous' }).click()
    await solana.getByText('7–8 of 8').waitFor()
    await solana.getByRole('button', { name: 'Next' }).click()
    await solana.getByText('1–3 of 8').waitFor()
    expect(await names()).toEqual(first)
  }))

it('R1-069 R1-070 R1-071 buys everywhere and charts on Solana and Ethereum alone', () =>
  asGuest({}, async (page) => {
    await openTrending(page)
    for (const chain of ['Solana', 'Ethereum']) {
      expect(await carousel(page, chain).getByRole('button', { name: /^Buy / }).count()).toBe(3)
      expect(
        await carousel(page, chain)
          .getByRole('button', { name: /^Chart of/ })
          .count(),
      ).toBe(3)
    }
    expect(
      await carousel(page, 'Hedera')
        .getByRole('button', { name: /^Chart of/ })
        .count(),
    ).toBe(0)
    await carousel(page, 'Solana').getByRole('button', { name: 'Buy JITO' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await carousel(page, 'Solana').getByRole('button', { name: 'Chart of JITO' }).click()
    await page.getByRole('heading', { name: /JITO/ }).first().waitFor()
    await page.reload()
  }))

it('R1-072 R1-240 without a wallet it reads Setup Wallet, says so and makes no call', () =>
  asGuest({}, async (page) => {
    await openTrending(page)
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
    // Hedera: a guest has no account there until one is made.
    await carousel(page, 'Hedera').getByRole('button', { name: 'Setup Wallet' }).first().click()
    await page.getByText('Wallet not connected').waitFor()
    expect(calls).toEqual([])
  }))

it('R1-072 R1-240 without the key of the vault every Buy reads Setup Wallet, and the thread stays', () =>
  asGuest({}, async (page) => {
    await openTrending(page)
    const buys = carousel(page, 'Solana').getByRole('button', { name: /^Buy / })
    await expect.poll(() => buys.count()).toBe(3)
    await withoutKey(page, async () => {
      await expect
        .poll(() => carousel(page, 'Solana').getByRole('button', { name: 'Setup Wallet' }).count())
        .toBe(3)
      expect(await buys.count()).toBe(0)
      expect(await composer(page).isDisabled()).toBe(true)
      const calls: string[] = []
      page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
      await carousel(page, 'Solana').getByRole('button', { name: 'Setup Wallet' }).first().click()
      await page.getByText('Wallet not connected').waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(calls).toEqual([])
    })
    await expect.poll(() => buys.count()).toBe(3)
  }))

it('asks which token is meant, and the pick is sent as the words of the person', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    await answerReply(page, replyOf(toolChunks('get_token_price', ANSWERS.ask)))
    await say(page, 'Price of JUP')
    const option = page.getByRole('button', { name: /JUP.*Verified.*Jupiter/s })
    await option.waitFor()
    const sent = await answerReply(page, replyOf(textChunks('That one.')))
    await option.click()
    await page.getByText('That one.').waitFor()
    expect(sent).toMatchObject([{ messages: [{ content: `I mean JUP (${JUP})` }] }])
  }))

it('draws news as text with the domain it leads to, and no answer as the data it came in', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const odd = { status: 'done', secret: { raw: true } }
    await answerReply(
      page,
      replyOf(
        toolChunks('get_news', ANSWERS.news),
        toolChunks('get_limits', odd),
        toolChunks('get_history', ANSWERS.refused),
      ),
    )
    await say(page, 'Trending News')
    const link = lastRow(page).getByRole('link', { name: /evil\.example/ })
    expect(await link.getAttribute('rel')).toContain('noopener')
    await lastRow(page).getByText('This answer cannot be shown here.').waitFor()
    await lastRow(page).getByText('Hedera could not be read just now.').waitFor()
    expect((await lastRow(page).allInnerTexts()).join(' ')).not.toMatch(/[{}]|secret/)
  }))
