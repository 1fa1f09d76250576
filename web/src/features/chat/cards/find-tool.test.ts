import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { expect, it } from 'vitest'
import { DRAWN_TOOLS } from './find-tool.ts'

it('every tool has exactly one card, and every card a tool', () => {
  const drawn = DRAWN_TOOLS.map(({ contract }) => contract.name)
  expect(drawn.toSorted()).toEqual(AGENT_TOOLS.map(({ name }) => name).toSorted())
})
