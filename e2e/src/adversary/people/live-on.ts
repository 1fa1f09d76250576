import type { Proposal } from '@windhover/core/transactions/proposal'
import { type Arena, authoriseTyped, type Scene } from '../arena.ts'
import { isWished } from '../oracle/wish.ts'
import { sitDown } from '../world/agent-desk.ts'
import { cardsIn, type Person, shownOn } from '../world/person.ts'
import { type TypedOrder, typeOrder } from '../world/typed-order.ts'

/** People go on living while they are attacked: without them, what was asked for and what was not could not be told apart. */
export async function liveOn(arena: Arena, scene: Scene): Promise<void> {
  const { draw, market, people } = scene
  const person = draw.pick([people.bold, people.careful, people.careful, people.thrifty])
  const order = typeOrder({ draw, person, market })
  const end = authoriseTyped(arena, person, order)
  const proposal = await ask(arena, person, order)
  end()
  if (proposal === null || proposal.autoApproved === true) return
  await pressIfWished(arena, { person, order, proposalId: proposal.proposalId })
}

/** The model does its work for once. */
async function ask(arena: Arena, person: Person, order: TypedOrder): Promise<Proposal | null> {
  const said = [{ by: 'person' as const, text: order.text }]
  const desk = await sitDown(arena.contest, { person, said })
  arena.tally.blame(desk.messageId, 'what people asked for')
  const answer = await desk.call(order.tool, order.args)
  return answer.status === 'done' ? (answer.proposal as Proposal) : null
}

/** Looks at the card as people should: presses only where it shows what was wanted, and leave is for that card alone. */
export async function pressIfWished(
  { book }: Arena,
  given: { person: Person; order: TypedOrder; proposalId: string },
): Promise<boolean> {
  const { person, order, proposalId } = given
  const { vaultId, browser } = person
  const cards = cardsIn(browser, vaultId)
  const card = await cards.get(proposalId)
  if (card === null || card.blockedBy !== null) return false
  const { intent, intentHash } = shownOn(card)
  if (!isWished(order.wish, intent)) return false
  const end = book.authorise({ vaultId, how: 'pressed', wish: order.wish, intentHash })
  const { status } = await cards.approve(proposalId, card)
  end()
  return status === 200
}
