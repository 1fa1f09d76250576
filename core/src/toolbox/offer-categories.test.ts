import { expect, it } from 'vitest'
import { AGENT_TOOLS } from './agent-tools.ts'
import { offerCategories } from './offer-categories.ts'

const statesOf = (offered: typeof AGENT_TOOLS) =>
  new Map(offerCategories({ known: AGENT_TOOLS, offered }).map((each) => [each.id, each]))

it('offers every category whose tools stand, and says plainly that conditional trading has none yet', () => {
  const offered = statesOf(AGENT_TOOLS)
  const notReady = [...offered.values()].filter(({ state }) => state !== 'ready')
  expect(notReady.map(({ id, state, reason }) => ({ id, state, reason }))).toEqual([
    {
      id: 'conditional-trading',
      state: 'later',
      reason: 'No tools yet: they come with conditional orders.',
    },
  ])
})

it('names the source that is not connected', () => {
  const offered = statesOf(AGENT_TOOLS.filter(({ categories }) => !categories.includes('messari')))
  expect(offered.get('messari')).toMatchObject({
    state: 'not-connected',
    reason: 'Messari is not connected in this deployment.',
  })
  expect(offered.get('coinglass')).toMatchObject({ state: 'ready', reason: null })
})
