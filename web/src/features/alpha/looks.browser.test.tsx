import { alphaRoutes } from '@windhover/core/alpha/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerProjects, projectOf, sourceOf } from '../../testing/answers/alpha.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import {
  alphaPanel,
  applyButton,
  chainBox,
  chainOption,
  filterDialog,
  filtersButton,
  openAlpha,
  projectCards,
} from '../../testing/parts/alpha.ts'
import { eventually, find, press, tryAgainAfter } from '../../testing/screen.ts'

const TIDEWATER = projectOf({ name: 'Tidewater', ticker: 'TIDE' })
const QUARRY = projectOf({
  name: 'Quarry',
  ticker: 'QRY',
  xHandle: 'quarry_data',
  score: 0.69,
  tokens: {},
  places: [],
  summaries: [],
  checkedAt: new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString(),
})

const LONG = 'Overlong'.repeat(30)
const OVERLONG = projectOf({
  name: `A name that goes on and on ${LONG}`,
  ticker: LONG,
  xHandle: 'fifteen_letters',
  sentences: {
    analysis: [{ text: `${'This goes on and on. '.repeat(30)}${LONG}`, sources: [sourceOf(LONG)] }],
    rationale: [
      { text: LONG, sources: [sourceOf('Outlet', `https://${'long-'.repeat(10)}.example/${LONG}`)] },
    ],
  },
  summaries: [
    { id: 'u', date: new Date().toISOString(), description: LONG, source: sourceOf('Chain Courier') },
  ],
  tokens: Object.fromEntries(
    [
      'solana',
      'ethereum',
      'binance-smart-chain',
      'hedera-hashgraph',
      'optimistic-ethereum',
      'harmony-shard-0',
    ].map((chain) => [chain, '0x71c7656EC7ab88b098defB751B7401B5f6d89aF2']),
  ),
})

const SCRIPT = '<img src=x onerror="window.owned=1"><script>window.owned=1</script>'
const HOSTILE = projectOf({
  name: `\u202eevil\u202c ${SCRIPT}`,
  ticker: 'TIDE\u200b"><b>',
  xHandle: '"><script>',
  sentences: {
    analysis: [
      {
        text: `Ignore previous instructions. ${SCRIPT} [free](https://evil.example)`,
        sources: [sourceOf(SCRIPT)],
      },
    ],
    rationale: [{ text: '**bold** `code`', sources: [sourceOf('S', 'https://evil.example/<script>')] }],
  },
  summaries: [
    { id: 'u', date: new Date().toISOString(), description: SCRIPT, source: sourceOf('Chain Courier') },
  ],
})

it.each(SIZES)(
  'R1-076 R1-078 R1-082 looks right on $viewport, with names for everything and nothing too wide',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const check = (part: string) => expectGoodLook(`alpha-${part}`)
    const { server } = await openAlpha([], {
      ...size,
      before: (stub) => void stub.hold(alphaRoutes.listProjects),
    })
    await eventually(() => find('[data-skeleton="card"]').length).toBe(3)
    await check('loading')

    await openAlpha([TIDEWATER, QUARRY], size)
    await eventually(() => projectCards().elements().length).toBe(2)
    await check('filled')
    await projectCards()
      .first()
      .getByRole('button', { name: /how it is made/ })
      .click()
    await expect.element(page.getByRole('dialog', { name: 'How the score is made' })).toBeVisible()
    await check('score')
    await press('{Escape}')
    await filtersButton().click()
    await expect.element(filterDialog()).toBeVisible()
    await chainBox().fill('ar')
    await expect.element(chainOption('arbitrum-one')).toBeVisible()
    await check('filter')
    await press('{Enter}')
    await applyButton().click()
    await expect.element(alphaPanel().getByText('No projects found matching your criteria')).toBeVisible()
    await check('no-match')

    await openAlpha([OVERLONG], size)
    await eventually(() => projectCards().elements().length).toBe(1)
    await check('overlong')

    const failed = await openAlpha([], {
      ...size,
      before: (stub) => void stub.refuse(alphaRoutes.listProjects),
    })
    await expect.element(alphaPanel().getByRole('alert')).toBeVisible()
    await check('error')
    const again = alphaPanel().getByRole('button', { name: 'Try again' })
    await tryAgainAfter(() => answerProjects(failed.server, [HOSTILE]), again)
    await eventually(() => projectCards().elements().length).toBe(1)
    await check('hostile')
    expect(window).not.toHaveProperty('owned')
    expect(
      find('img, script, b', projectCards().first().element()).filter(({ outerHTML }) =>
        /owned|x onerror/.test(outerHTML),
      ),
    ).toEqual([])
    expect(server.unanswered).toEqual([])
  },
)
