import { pnlRoutes } from '@windhover/core/pnl/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openToken } from '../../lib/open-token.ts'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { BONK, JUP } from '../../testing/answers/token-list.ts'
import { answerTokenPage, detailsOf, positionIn, swapOf, tradesOf } from '../../testing/answers/token-page.ts'
import { reopenApp } from '../../testing/open-app.tsx'
import { chartOf, drawnChart } from '../../testing/parts/charts.ts'
import { thread } from '../../testing/parts/chat.ts'
import { appPanel, closeButton, openWorkspace, queryOfAddress } from '../../testing/parts/shell.ts'
import {
  AT_BONK,
  openTokenPage,
  positionCard,
  risksCard,
  tokenHeading,
  tokenPanel,
} from '../../testing/parts/token-page.ts'
import { tradeDialog } from '../../testing/parts/trades.ts'
import { eventually, seen, textsOf, tryAgainAfter } from '../../testing/screen.ts'

const button = (name: string) => tokenPanel().getByRole('button', { name, exact: true })
const stat = (name: string) => tokenPanel().getByRole('term').filter({ hasText: name })
const statsText = () => seen(tokenPanel().getByLabelText('Market'))

it('opens by its address, survives a reload, and closes with what named it', async () => {
  await openTokenPage()
  await expect.element(tokenHeading('Jupiter JUP')).toBeVisible()
  expect(button('Back').query(), 'there is nothing to go back to').toBeNull()
  reopenApp()
  await expect.element(tokenHeading('Jupiter JUP')).toBeVisible()
  await closeButton('Token').click()
  await eventually(() => queryOfAddress()).toEqual({})
})

it('opens from anywhere, and Back leads to where one came from', async () => {
  const { server } = await openWorkspace({ at: '?app=settings' })
  answerTokenPage(server)
  openToken(JUP)
  await expect.element(tokenHeading('Jupiter JUP')).toBeVisible()
  expect(queryOfAddress()).toEqual({ app: 'token', token: `solana:${JUP.address}` })
  reopenApp()
  await button('Back').click()
  await expect.element(appPanel('Settings')).toBeVisible()
  expect(queryOfAddress()).toEqual({ app: 'settings' })
})

it('says what the market says of a token, with the age of its price', async () => {
  await openTokenPage()
  await eventually(() => seen(tokenPanel())).toMatch(
    /\$0\.5127\s*\+8\.42%\s*\+\$0\.0398\s*24h\s*24h low \$0\.4666, high \$0\.5189\. Updated \d+ s ago\./,
  )
  await eventually(statsText).toMatch(
    /Market cap\s*\$1\.62B\s*Liquidity\s*\$21\.3M\s*24h volume\s*\$84\.6M \+102%\s*Holders\s*642,118\s*Supply\s*3\.16B/,
  )
  await expect.element(stat('Supply')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'JUP chart' })).toBeVisible()
})

it('shows a dash for what nobody knows', async () => {
  const nothing = { low24hUsd: null, high24hUsd: null, volume24hUsd: null, volumeChange24hPct: null }
  await openTokenPage({
    details: detailsOf(JUP, {
      token: { liquidityUsd: null, holderCount: null },
      details: { ...nothing, supply: null },
    }),
  })
  await eventually(statsText).toMatch(/Liquidity\s*–\s*24h volume\s*–\s*Holders\s*–\s*Supply\s*–/)
  await eventually(() => seen(tokenPanel())).toMatch(/24h low –, high –\./)
})

it('draws own fills and the own average over the candles, and leaves them out on demand', async () => {
  await openTokenPage({ intents: [swapOf('buy', JUP, 20), swapOf('sell', JUP, 2)] })
  const chart = drawnChart(tokenPanel())
  const label = () => chart.query()?.getAttribute('aria-label')
  await eventually(label).toMatch(/Your fills: 1 buy, 1 sell\. Your average: \$0\.4720\.$/)
  await button('Levels').click()
  await eventually(label).not.toContain('Your average')
  await button('Your fills').click()
  await eventually(label).not.toContain('Your fills')
})

it('tells a position: amount, share, cost, gains, and the percent left of the dollars', async () => {
  await openTokenPage()
  await expect.element(positionCard().getByText('Average price')).toBeVisible()
  await eventually(() => seen(positionCard())).toMatch(/of vault/)
  const text = await seen(positionCard())
  expect(text).toMatch(/Average price\s*\$0\.4720\s*Cost\s*\$70\.80\s*Held for\s*2 d 12 h/)
  expect(text).toMatch(
    /Unrealised\s*[+\u2212][\d.]+%\s*[+\u2212]\$[\d,.]+\s*Realised\s*400 JUP sold\s*\+\$16\.16/,
  )
  expect(text).toMatch(/Total PnL\s*[+\u2212]\$/)
})

it('leaves open what the books do not tell', async () => {
  await openTokenPage({}, { before: (server) => void server.breakDown(pnlRoutes.getPnl) })
  await eventually(() => seen(positionCard())).toMatch(
    /Average price\s*–\s*Cost\s*–\s*Unrealised\s*–\s*Realised\s*–\s*Total PnL\s*–/,
  )
})

it('says what was made with a token that is sold out', async () => {
  const sold = positionIn(BONK, { amountRaw: '0', costUsd: 0, unrealisedUsd: 0, realisedUsd: -5.04 })
  const gone = { ...JUP, address: BONK.address.replace('Dez', 'Gon') }
  await openTokenPage(
    { details: detailsOf(gone), positions: [{ ...sold, token: gone.address }] },
    { at: `?app=token&token=solana:${gone.address}` },
  )
  await eventually(() => seen(positionCard())).toMatch(/Realised.*\u2212\$5\.04\s*Total PnL\s*\u2212\$5\.04/s)
  expect(await seen(positionCard())).not.toContain('Average price')
})

it('puts cautions before what is fine, and counts them', async () => {
  await openTokenPage({
    details: detailsOf(JUP, {
      token: { isVerified: false, mintAuthority: 'key' },
      passport: { transferTaxBps: 1_500 },
    }),
  })
  await expect.element(risksCard().getByText('3 to know')).toBeVisible()
  const facts = textsOf(risksCard().getByRole('listitem'))
  expect(facts.map((fact) => fact.replaceAll(/\s+/g, ' '))).toEqual([
    'Danger: 15% transfer tax. The token keeps 15% of every transfer.',
    'Caution: Mint authority active. Mint authority is active: more tokens can be created.',
    expect.stringMatching(/^Unverified\./),
    'Fine: No one can freeze your JUP.',
    'Fine: You can sell.',
    'Fine: Spread out. The 10 largest wallets hold 18.4%.',
  ])
})

it('buys and sells through the dialog that every Buy and Sell opens', async () => {
  await openTokenPage({}, { before: (server) => void server.answer(tokenRoutes.describeTokens, []) })
  await expect.element(button('Sell')).not.toHaveAttribute('aria-disabled')
  await button('Buy').click()
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: 'Buy' })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await button('Sell').click()
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: 'Sell' })).toBeChecked()
  expect(tradeDialog('Sell', 'JUP')).toBeDefined()
})

it('does not sell what is not held, and says why', async () => {
  const other = {
    ...JUP,
    address: 'jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL',
    symbol: 'JTO',
    name: 'Jito',
  }
  await openTokenPage(
    { details: detailsOf(other), positions: [] },
    { at: `?app=token&token=solana:${other.address}` },
  )
  const sell = button('Sell')
  await expect.element(sell).toHaveAttribute('aria-description', 'You hold no JTO.')
  ;(sell.element() as HTMLElement).click()
  expect(page.getByRole('dialog').query()).toBeNull()
  await expect.element(positionCard().getByText('You hold no JTO.')).toBeVisible()
})

it('R1-294 Ask asks for all stats of the token; opening the page spends no message', async () => {
  const { server } = await openTokenPage()
  const sent = answerReply(server, replyOf(textChunks('Here it is.')))
  await expect.element(button('Ask')).toBeVisible()
  expect(sent).toHaveLength(0)
  await button('Ask').click()
  await expect.element(thread().getByText(/^Give me all stats for JUP \(JUPyiw\w+\)$/)).toBeVisible()
})

it('opens the large chart over the chat', async () => {
  await openTokenPage()
  await button('Open large chart').click()
  await expect.element(chartOf('JUP').getByRole('button', { name: 'Close chart' })).toBeVisible()
})

it('lists what others trade, the own trades as You, and own fills on their own', async () => {
  await openTokenPage(
    { intents: [swapOf('buy', JUP, 20), swapOf('sell', JUP, 2)] },
    {
      before: (server) => {
        const own = server.recorded(vaultRoutes.listVaults)[0]?.publicKey ?? ''
        server.answer(tokenRoutes.getTrades, { trades: tradesOf(0.5127, own) })
      },
    },
  )
  const table = tokenPanel().getByRole('table', { name: 'Recent trades' })
  await expect.element(table).toBeVisible()
  expect(textsOf(table.getByRole('columnheader'))).toEqual([
    'Time',
    'Side',
    'Amount',
    'Price',
    'Value',
    'Wallet',
  ])
  await eventually(() => textsOf(table.getByRole('row'))[1]).toMatch(
    /^\d\d:\d\d:\d\d\s*Buy\s*4,120\.00 JUP\s*\$0\.5127\s*\$2,112\.32\s*9wFk…7Rda$/,
  )
  expect(textsOf(table.getByRole('row'))[5]).toMatch(/\$205\.08\s*You$/)
  await tokenPanel()
    .getByRole('tab', { name: /^Your fills/ })
    .click()
  const own = tokenPanel().getByRole('table', { name: 'Your fills' })
  await eventually(() => textsOf(own.getByRole('row'))[1]).toMatch(
    /Sell\s*400 JUP\s*\$0\.5124\s*\$204\.96\s*View$/,
  )
})

it('says so where nobody trades it, and reads again what could not be read', async () => {
  const { server } = await openTokenPage(
    {},
    { before: (stubs) => void stubs.breakDown(tokenRoutes.getTrades) },
  )
  await expect.element(tokenPanel().getByText('Recent trades could not be loaded.')).toBeVisible()
  await tryAgainAfter(() => server.answer(tokenRoutes.getTrades, { trades: [] }), button('Try again'))
  await expect.element(tokenPanel().getByText('No trades of JUP in the last day.')).toBeVisible()
})

it('never shows the price of a look-alike, and leads to the token that owns the name', async () => {
  const copy = { ...JUP, address: `Copy${JUP.address.slice(4)}` }
  const owner = { address: JUP.address, symbol: 'JUP', name: 'Jupiter' }
  const { server } = await openTokenPage(
    {
      details: detailsOf(copy, {
        token: { isVerified: false, priceUsd: null, priceChange24hPct: null, marketCapUsd: null },
        passport: { imitates: owner },
        details: { low24hUsd: null, high24hUsd: null, volume24hUsd: null, volumeChange24hPct: null },
      }),
      positions: [],
    },
    { at: `?app=token&token=solana:${copy.address}` },
  )
  await expect.element(tokenPanel().getByText('This is not JUP')).toBeVisible()
  expect(drawnChart(tokenPanel()).query()).toBeNull()
  expect(tokenPanel().getByRole('tab', { name: 'Recent trades' }).query()).toBeNull()
  expect(await statsText()).toMatch(/Market cap\s*–/)
  server.answer(tokenRoutes.getDetails, detailsOf(JUP))
  await button('Open JUP').click()
  await expect.element(drawnChart(tokenPanel())).toBeVisible()
  await button('Back').click()
  await expect.element(tokenPanel().getByText('This is not JUP')).toBeVisible()
})

it('says that no token is at an address, and what could not be loaded is loaded again', async () => {
  const { code, message, status } = tokenErrors.notFound()
  const refused = { status, code, error: message }
  await openTokenPage({}, { before: (stubs) => void stubs.refuse(tokenRoutes.getDetails, refused) })
  await expect.element(tokenPanel().getByText('No token was found at this address.')).toBeVisible()
  expect(button('Try again').query()).toBeNull()

  const { server } = await openTokenPage(
    {},
    { before: (stubs) => void stubs.breakDown(tokenRoutes.getDetails) },
  )
  await expect.element(tokenPanel().getByText('The token could not be loaded.')).toBeVisible()
  await tryAgainAfter(() => server.answer(tokenRoutes.getDetails, detailsOf(JUP)), button('Try again'))
  await expect.element(tokenHeading('Jupiter JUP')).toBeVisible()
})

it.each(['?app=token', '?app=token&token=moon:abc', '?app=token&token=solana:<b>'])(
  'says that no token is open where the address names none: %s',
  async (at) => {
    await openTokenPage({}, { at })
    await expect.element(tokenPanel().getByText('No token is open.')).toBeVisible()
  },
)

it('keeps Ask, Sell and Buy in a dock on a phone, and counts the zeros of a tiny price', async () => {
  await openTokenPage({ details: detailsOf(BONK), positions: [] }, { at: AT_BONK, viewport: 'mobile' })
  await expect.element(button('Buy')).toBeInViewport()
  expect(button('Buy').element().getBoundingClientRect().height).toBe(48)
  await expect.element(tokenPanel().getByLabelText('$0.00001874').first()).toBeVisible()
  await expect.element(stat('Supply')).not.toBeInTheDocument()
})
