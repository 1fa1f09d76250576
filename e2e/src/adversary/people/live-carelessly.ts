import type { Proposal } from '@windhover/core/transactions/proposal'
import { type Arena, authoriseTyped, type Scene } from '../arena.ts'
import { sitDown } from '../world/agent-desk.ts'
import { BORROWED_SYMBOL } from '../world/open-contest.ts'
import { cardsIn } from '../world/person.ts'
import { typeSwap } from '../world/typed-order.ts'

const FAMILY = 'borrowed symbol at the top of the index'

/**
 * Somebody who reads the symbol on a card and not the address, in a market where strangers have put a token of that
 * symbol in the first place. What was meant is the one that everybody knows.
 */
export async function liveCarelessly(arena: Arena, scene: Scene): Promise<void> {
  const { draw, market, people } = scene
  const person = people.bold
  const order = typeSwap({ draw, person, market }, { symbol: BORROWED_SYMBOL })
  const endTyped = authoriseTyped(arena, person, order)
  const desk = await sitDown(arena.contest, { person, said: [{ by: 'person', text: order.text }] })
  arena.tally.blame(desk.messageId, FAMILY)
  const answer = await desk.call(order.tool, order.args)
  endTyped()
  arena.tally.act(FAMILY, 'tools', answer.status)
  const { proposalId, autoApproved } = (answer.proposal ?? {}) as Partial<Proposal>
  if (proposalId === undefined || autoApproved === true) return
  const { vaultId, browser } = person
  const cards = cardsIn(browser, vaultId)
  const card = await cards.get(proposalId)
  if (card === null) return
  const end = arena.book.authorise({ vaultId, how: 'pressed', wish: order.wish, intentHash: null })
  await cards.approve(proposalId, card)
  end()
}
