import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { button, composer, reviewDirectives, say, sendButton, settled, thread } from '../chat/chat-parts.ts'
import { visit } from '../support/browser.ts'
import { comeAsGuest, waitForFunds } from '../support/person.ts'
import { palette } from '../support/shell-parts.ts'
import { amountToSell, openSwap, pickPair, waitForQuote } from '../support/swap-cards.ts'
import { agreeToTerms } from '../support/trade-dialogs.ts'
import { animatePng, type Frame } from './animated-png.ts'
import { takeOwnerPictures } from './owner-pictures.ts'
import { rest } from './rest.ts'

type Place = { readonly origin: string; readonly folder: string }

const CONFIRMED_WITHIN_MS = 60_000
const FRAME_MS = 120
/** The last frame stays, so that the receipt can be read before it starts again. */
const LAST_FRAME_MS = 4_000

/** The README's pictures: a guest's first minutes and an owner's keys, on the running product. */
export async function takeProductPictures(browser: Browser, { origin, folder }: Place): Promise<void> {
  const keep = (name: string) => join(folder, `${name}.png`)
  await visit(browser, 'pictures-dark', { origin }, async ({ page }) => {
    await settleIn(page)
    await page.goto('/?app=balances')
    await writeFile(keep('swap-from-sentence-to-receipt'), await filmSwap(page))
    await say(page, 'swap 0.5 SOL to JUP')
    await thread(page).getByRole('button', { name: 'Approve' }).last().waitFor()
    await rest(page)
    await page.screenshot({ path: keep('chat-dark') })
    await button(page, 'Reject').last().click()

    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    await amountToSell(card).fill('0.5')
    await agreeToTerms(card)
    await waitForQuote(card)
    await rest(page)
    await page.screenshot({ path: keep('swap-dark') })

    await page.goto('/?app=balances')
    await thread(page).getByText('Rejected').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await page.keyboard.type('jup')
    await palette(page)
      .getByRole('option', { name: /Jupiter/ })
      .first()
      .waitFor()
    await rest(page)
    await page.screenshot({ path: keep('palette-dark') })
    await page.keyboard.press('Enter')
    await palette(page).waitFor({ state: 'hidden' })
    await rest(page)
    await page.screenshot({ path: keep('token-dark') })
  })
  await visit(browser, 'pictures-owner', { origin }, ({ page }) => takeOwnerPictures(page, keep))
  await visit(browser, 'pictures-light', { origin, theme: 'light' }, async ({ page }) => {
    await settleIn(page)
    await page.goto('/?app=balances')
    await rest(page)
    await page.screenshot({ path: keep('balances-light') })
  })
  await visit(browser, 'pictures-phone', { origin, viewport: 'mobile' }, async ({ page }) => {
    await settleIn(page)
    await say(page, 'swap 0.1 SOL to USDC')
    await thread(page).getByRole('button', { name: 'Approve' }).last().waitFor()
    await rest(page)
    await page.screenshot({ path: keep('phone-dark') })
  })
}

async function settleIn(page: Page): Promise<void> {
  await page.goto('/')
  await comeAsGuest(page)
  await reviewDirectives(page)
  await waitForFunds(page)
}

/** From the first letter to the receipt, as somebody sees it who presses nothing but Enter and Approve. */
async function filmSwap(page: Page): Promise<Buffer> {
  await composer(page).waitFor()
  await rest(page)
  const film = startFilm(page)
  await composer(page).pressSequentially('swap 0.1 SOL to USDC', { delay: 45 })
  await sendButton(page).and(page.locator(':enabled')).waitFor()
  await composer(page).press('Enter')
  await settled(page)
  const approve = thread(page).getByRole('button', { name: 'Approve' })
  await approve.waitFor()
  await page.waitForTimeout(1_500)
  await approve.click()
  await thread(page)
    .getByText(/^Received [\d.]+ USDC$/)
    .waitFor({ timeout: CONFIRMED_WITHIN_MS })
  await page.waitForTimeout(600)
  return animatePng(await film.stop())
}

/** Pictures of the chat as fast as they come; what did not change lengthens the frame before. */
function startFilm(page: Page): { readonly stop: () => Promise<readonly Frame[]> } {
  const frames: Frame[] = []
  let isOn = true
  const running = (async () => {
    const chat = await page.getByRole('region', { name: 'Chat', exact: true }).boundingBox()
    let shownSince = Date.now()
    while (isOn) {
      const png = await page.screenshot(chat === null ? {} : { clip: chat })
      const last = frames.at(-1)
      if (last?.png.equals(png) !== true) {
        if (last !== undefined) frames[frames.length - 1] = { ...last, shownMs: Date.now() - shownSince }
        frames.push({ png, shownMs: FRAME_MS })
        shownSince = Date.now()
      }
      await page.waitForTimeout(FRAME_MS)
    }
  })()
  return {
    stop: async () => {
      isOn = false
      await running
      return frames.map((frame, index) =>
        index === frames.length - 1 ? { ...frame, shownMs: LAST_FRAME_MS } : frame,
      )
    },
  }
}
