import { tokenRoutes } from '@windhover/core/tokens/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTokens } from '../../testing/answers/token-list.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { button, notices, openMoneyApp } from '../../testing/parts/money-app.ts'
import {
  expectPicked,
  openPicker,
  options,
  pickerPart,
  quickPick,
  quickPicks,
  searchBox,
  tokenButton,
} from '../../testing/parts/token-picker.ts'
import { eventually, find, focused, press, textsOf, tryAgainAfter } from '../../testing/screen.ts'

type SwapApp = 'swap-solana' | 'swap-ethereum' | 'swap-bsc' | 'swap-hedera'

async function openSwapApp(app: SwapApp, before?: AppOptions['before']) {
  const opened = await openMoneyApp({ at: `?app=${app}`, ...(before === undefined ? {} : { before }) })
  await expect.element(tokenButton('sell')).toBeVisible()
  return opened
}

const SEARCHES = [
  { ids: 'R2-061 R2-062 R2-063 R2-309', app: 'swap-ethereum', text: 'Search for tokens or paste address' },
  { ids: 'R2-061 R2-062 R2-063 R2-310', app: 'swap-bsc', text: 'Search for tokens or paste address' },
  { ids: 'R2-074', app: 'swap-hedera', text: 'Search for tokens or paste token id' },
  { ids: 'R2-082 R2-083', app: 'swap-solana', text: 'Search for tokens or paste CA' },
] as const
const CHIPS: Readonly<Record<SwapApp, readonly string[]>> = {
  'swap-solana': ['SOL', 'USDC', 'USDT', 'HUSTLE'],
  'swap-ethereum': ['ETH', 'USDC', 'USDT', 'DAI', 'WETH'],
  'swap-bsc': ['BNB', 'USDC', 'USDT', 'BUSD', 'WBNB'],
  'swap-hedera': ['HBAR', 'WHBAR', 'USDC', 'SAUCE'],
}

describe.each(SEARCHES)('the picker of $app', ({ ids, app, text }) => {
  it(`${ids} has its search box and quick picks on both sides, and a quick pick selects at once`, async () => {
    await openSwapApp(app)
    for (const side of ['sell', 'buy'] as const) {
      const dialog = await openPicker(side)
      expect(dialog.getByPlaceholder(text, { exact: true }).elements()).toHaveLength(1)
      await eventually(() => searchBox().element() === focused()).toBe(true)
      // The letters of a missing picture are not read out.
      for (const [place, symbol] of CHIPS[app].entries()) {
        await expect.element(quickPicks().nth(place)).toHaveAccessibleName(symbol)
      }
      expect(quickPicks().elements()).toHaveLength(CHIPS[app].length)
      await expect.element(dialog.getByText('In this vault', { exact: true })).toBeVisible()
      await expect.element(dialog.getByText('Trending', { exact: true })).toBeVisible()
      const chip = CHIPS[app][side === 'sell' ? 2 : 0] ?? ''
      await quickPick(chip).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await expectPicked(side, chip)
    }
  })
})

describe('picking', () => {
  it('R2-171 takes the picked token back when it is picked again', async () => {
    await openSwapApp('swap-solana')
    await openPicker('buy')
    await searchBox().fill('JUP')
    await options().first().getByText('Jupiter', { exact: true }).click()
    await expectPicked('buy', 'JUP')
    await openPicker('buy')
    await searchBox().fill('JUP')
    await expect.element(options().first()).toHaveAttribute('aria-selected', 'true')
    await options().first().click()
    await expectPicked('buy', 'Select token')
  })

  it('R2-172 clears the selection when the search is emptied', async () => {
    await openSwapApp('swap-solana')
    await openPicker('buy')
    await quickPicks().last().click()
    await expectPicked('buy', 'HUSTLE')
    await openPicker('buy')
    await searchBox().fill('bonk')
    await expect.element(options().first().getByText('Bonk', { exact: true })).toBeVisible()
    await searchBox().fill('')
    await press('{Escape}')
    await expect.element(pickerPart()).not.toBeInTheDocument()
    await expectPicked('buy', 'Select token')
  })

  it('works by keys alone: arrows move, Enter picks the first, Escape leaves things as they are', async () => {
    await openSwapApp('swap-solana')
    await openPicker('buy')
    await eventually(() => searchBox().element() === focused()).toBe(true)
    await press('bonk')
    await expect.element(options().first().getByText('Bonk', { exact: true })).toBeVisible()
    await press('{Enter}')
    await expectPicked('buy', 'BONK')
    await openPicker('buy')
    await expect.element(options().nth(1)).toBeVisible()
    await press('{ArrowDown}{ArrowDown}')
    await expect.element(searchBox()).toHaveAttribute('aria-activedescendant', options().nth(1).element().id)
    await press('{Escape}')
    await expect.element(pickerPart()).not.toBeInTheDocument()
    await expectPicked('buy', 'BONK')
  })

  it('finds a pasted address', async () => {
    await openSwapApp('swap-ethereum')
    await openPicker('buy')
    await searchBox().fill('0x6b175474e89094c44da98b954eedeac495271d0f')
    await eventually(() => options().elements().length).toBe(1)
    await press('{Enter}')
    await expectPicked('buy', 'DAI')
  })
})

describe('what the list says', () => {
  it('R2-064 No tokens found when nothing matches, Loading tokens... while it waits', async () => {
    const { server } = await openSwapApp('swap-ethereum')
    const dialog = await openPicker('buy')
    await searchBox().fill('zzqqxxyyzz')
    await expect.element(dialog.getByText('No tokens found', { exact: true })).toBeVisible()
    server.hold(tokenRoutes.searchTokens)
    await searchBox().fill('yyxxqqzz')
    await expect.element(dialog.getByText('Loading tokens...', { exact: true })).toBeVisible()
  })

  it('says that it could not search, and goes on when it can', async () => {
    const { server } = await openSwapApp('swap-solana', (stubs) => {
      stubs.answer(tokenRoutes.trendingTokens, [])
      stubs.breakDown(tokenRoutes.searchTokens)
    })
    const dialog = await openPicker('buy')
    await searchBox().fill('zeus')
    await expect.element(dialog.getByText('Tokens cannot be searched right now.')).toBeVisible()
    await tryAgainAfter(() => answerTokens(server), button(dialog, 'Try again'))
    await expect.element(options().first().getByText('Zeus Network')).toBeVisible()
  })

  it('shows balances, vouches for the known and warns of copies, which come last without a price', async () => {
    await openSwapApp('swap-solana')
    await openPicker('sell')
    await expect
      .element(options().filter({ hasText: 'Solana' }).first())
      .toMatchTextContent(/SOL[\s\S]*Verified[\s\S]*Solana[\s\S]*\d\.\d{6}[\s\S]*\$[\d,.]+/)
    await searchBox().fill('BONK')
    const copies = options().filter({ hasText: 'Look-alike of BONK' })
    await eventually(() => copies.elements().length).toBe(2)
    const rows = textsOf(options())
    expect(rows[0]).toContain('Verified')
    const places = rows.flatMap((row, place) => (row.includes('Look-alike of BONK') ? [place] : []))
    expect(places).toEqual(places.map((_, index) => rows.length - places.length + index))
    expect(copies.first().element().textContent).not.toMatch(/\$[1-9]/)
  })

  it('says in plain words what is wrong with a token that was picked', async () => {
    await openSwapApp('swap-solana')
    await openPicker('buy')
    await searchBox().fill('BONK')
    await options().filter({ hasText: 'Look-alike of BONK' }).first().click()
    const note = page.getByRole('note').filter({ hasText: 'Look-alike of BONK' })
    const text = 'Another token on this network owns the name BONK. This is not that token.'
    await expect.element(note.getByText(text)).toBeVisible()
    await openPicker('buy')
    await quickPicks().last().click()
    await expect.element(note).not.toBeInTheDocument()
  })

  it('R2-212 R3-176 shows two letters where a picture cannot be had, and says nothing about it', async () => {
    await openSwapApp('swap-solana')
    const dialog = await openPicker('buy')
    await searchBox().fill('JUP')
    const [original, copy] = [options().first(), options().last()]
    await expect.element(original.getByText('Jupiter', { exact: true })).toBeVisible()
    // Nobody answers for pictures here. The asset brings its own mark; whatever borrows its name does not.
    await eventually(() => find('img', copy.element()).length).toBe(0)
    expect(find('svg text', copy.element()).map(({ textContent }) => textContent)).toContain('JU')
    expect(find('img', original.element())).toHaveLength(1)
    expect(find('svg text', original.element())).toEqual([])
    expect(dialog.getByRole('alert').query()).toBeNull()
    expect(notices().element().textContent).toBe('')
  })
})
